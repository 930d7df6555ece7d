import type { Diagnostic } from "../../src/validate/diagnostic";
import { formatGithub } from "../../src/report/github";
import { formatJson } from "../../src/report/json";
import { formatDiagnostics } from "../../src/report/people";
import { formatSarif } from "../../src/report/sarif";

const file = "site.config.json";

/** Faults of formatted findings; empty if each can be shown in a terminal. */
export function outputFlaws(text: string, diagnostics: readonly Diagnostic[]): string[] {
  const outputs = {
    people: formatDiagnostics(diagnostics, { file, text }),
    github: formatGithub(diagnostics, { file }),
    json: formatJson(diagnostics, { file }),
    sarif: formatSarif(diagnostics, { file }),
  };
  const controls = Object.entries(outputs).flatMap(([name, output]) => {
    const control = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u.exec(output);
    return control
      ? [`the output for ${name} has the character ${JSON.stringify(control[0])} at ${control.index}`]
      : [];
  });
  const isRead = (json: string) => typeof JSON.parse(json) === "object";
  const stray = outputs.github.split("\n").find((line) => line !== "" && !line.startsWith("::"));
  return [
    ...controls,
    ...(isRead(outputs.json) && isRead(outputs.sarif) ? [] : ["an output is no JSON"]),
    ...(stray === undefined ? [] : [`a line of the output for github is no command: ${stray}`]),
  ];
}
