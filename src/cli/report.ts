import { relative } from "node:path";
import { styleText } from "node:util";
import type { LoadedSite } from "../build/loadSite";
import { formatDiagnostics } from "../validate/format";

type Style = Parameters<typeof styleText>[0];

/** The findings about a config as text for people; coloured on a terminal, unless NO_COLOR asks for none. */
export function report({
  diagnostics,
  file,
  text,
}: Pick<LoadedSite, "diagnostics" | "file" | "text">): string {
  // Findings go to the error stream.
  const isColored = process.stderr.isTTY && !process.env["NO_COLOR"];
  return formatDiagnostics(diagnostics, {
    file: relative(process.cwd(), file),
    text,
    ...(isColored ? { color: (style: string, words: string) => styleText(style as Style, words) } : {}),
  });
}

/** Whether a config cannot be used. */
export function hasErrors({ diagnostics }: Pick<LoadedSite, "diagnostics">): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
