import { usualConfig } from "../config/usualConfig";
import { printable } from "../report/codeFrame";
import { formatDiagnostics } from "../report/people";
import { factsOf } from "../validate/codeFacts";
import { explanations } from "../validate/explanations";
import type { CodeFacts, Explanation } from "../validate/checkFile";
import { exampleSurroundings } from "../validate/exampleSurroundings";
import { fixText } from "../validate/fixes/fixText";
import { validate } from "../validate/validate";

export interface FindingEntry extends Pick<CodeFacts, "severity">, Pick<Explanation, "meaning"> {
  /** An example, or an explanation in Markdown if no config alone can cause the finding. */
  example: string | { config: string; report: string; changes: readonly string[] };
}

/** The meaning and example of a finding, the report about the example, and the lines that its fix changes. */
export function findingEntry(name: string): FindingEntry {
  const { severity } = factsOf(name);
  const { meaning, example: text } = explanations[name]!;
  if (typeof text !== "string") return { severity, meaning, example: text.words };
  const { diagnostics } = validate(text, exampleSurroundings);
  const { fixed } = fixText(text, exampleSurroundings);
  const changes = fixed.flatMap(({ removed, added }) => [
    ...removed.map((line) => `- ${visible(line)}`),
    ...added.map((line) => `+ ${line}`),
  ]);
  const report = formatDiagnostics(diagnostics, { file: usualConfig, text: text.replace("\uFEFF", "") });
  return { severity, meaning, example: { config: visible(text), report, changes } };
}

/** Escapes invisible characters. */
function visible(text: string): string {
  const lines = text.replace("\uFEFF", "(byte-order mark)").split("\n");
  return lines.map(printable).join("\n");
}
