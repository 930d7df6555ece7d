import type { Diagnostic } from "../validate/diagnostic";

/** The version of the `--format json` output. */
const JSON_FORM = 1;

/** Formats findings for programs, as described in `docs/validate.md`. Keys may only be added. */
export function formatJson(diagnostics: readonly Diagnostic[], { file }: { file: string }): string {
  const count = (severity: string) => diagnostics.filter((one) => one.severity === severity).length;
  const answer = {
    form: JSON_FORM,
    file,
    errors: count("error"),
    warnings: count("warning"),
    diagnostics: diagnostics.map(publicForm),
  };
  return jsonText(answer);
}

/** Keeps the key names of the first version. */
function publicForm({ code, severity, message, breadcrumb, ...rest }: Diagnostic): object {
  return { code, severity, message, trail: breadcrumb, ...rest };
}

/** Formats the reason why the config could not be checked. */
export function jsonError(error: string, { file }: { file: string }): string {
  return jsonText({ form: JSON_FORM, file, error });
}

/** Formats JSON safely for terminals, which `JSON.stringify` alone does not. */
export function jsonText(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `${JSON.stringify(value, null, 2).replace(/[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, escape)}\n`;
}
