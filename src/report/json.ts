import type { Diagnostic } from "../validate/diagnostic";
import { jsonText } from "./jsonText";

/** The version of the form in which `--format json` writes its answer. */
const JSON_FORM = 1;

/**
 * Writes diagnostics for programs, as described in `docs/validate.md`. Keys may be added to this form;
 * none is renamed or removed while its version stays.
 * @param file - the file's path with forward slashes
 */
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

/** A diagnostic under the names that this form has had from the beginning. */
function publicForm({ code, severity, message, breadcrumb, ...rest }: Diagnostic): object {
  return { code, severity, message, trail: breadcrumb, ...rest };
}

/** The answer when the config could not be checked at all, and why. */
export function jsonError(error: string, { file }: { file: string }): string {
  return jsonText({ form: JSON_FORM, file, error });
}
