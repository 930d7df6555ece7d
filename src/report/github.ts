import { printable } from "./codeFrame";
import { type Diagnostic, fileOf } from "../validate/diagnostic";

/** The most annotations of one severity that GitHub shows for a step. */
const mostShown = 10;

/**
 * Formats findings as workflow commands, which GitHub Actions shows as annotations.
 * @param file - the file's path from the root of the repository, with forward slashes
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatGithub(diagnostics: readonly Diagnostic[], { file }: { file: string }): string {
  const commands = diagnostics.map(({ code, severity, message, breadcrumb, file: catalogue, range }) => {
    const { start, end } = range;
    // GitHub ignores columns of findings with several lines.
    const columns =
      start.line === end.line ? { col: start.column, endColumn: Math.max(start.column, end.column - 1) } : {};
    const place = {
      file: fileOf(file, catalogue),
      line: start.line,
      endLine: end.line,
      ...columns,
      title: code,
    };
    const lines = [breadcrumb, message].filter((line) => line !== "");
    return command(severity, place, lines.map(printable).join("\n"));
  });
  const hidden = Math.max(
    ...(["error", "warning"] as const).map(
      (severity) => diagnostics.filter((one) => one.severity === severity).length - mostShown,
    ),
  );
  const note =
    hidden > 0
      ? [
          command(
            "notice",
            {},
            `GitHub shows at most ${mostShown} errors and ${mostShown} warnings here. See this step's log for the complete list.`,
          ),
        ]
      : [];
  return [...commands, ...note].map((line) => `${line}\n`).join("");
}

/** Formats a failure as an annotation without a place. */
export function githubError(message: string): string {
  return command("error", {}, message);
}

function command(name: string, properties: Record<string, string | number>, message: string): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name}${list.length > 0 ? ` ${list.join(",")}` : ""}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
