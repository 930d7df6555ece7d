import { findingEntry } from "./findingEntry";

export function explainFinding(name: string): string {
  const { severity, meaning, example } = findingEntry(name);
  const head = `${name} (${severity})\n${meaning}`;
  if (typeof example === "string") return `${head}\n\n${example}\n`;
  const { config, report, changes } = example;
  return `${[
    head,
    config === "" ? "Example: an empty file." : `Example:\n\n${indented(config)}`,
    `Report:\n\n${indented(report)}`,
    ...(changes.length > 0 ? [`Automatic fix (--fix):\n\n${indented(changes.join("\n"))}`] : []),
  ].join("\n\n")}\n`;
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, "  ");
}
