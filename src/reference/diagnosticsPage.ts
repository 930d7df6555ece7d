import { codeThemes } from "../validate/codeExamples";
import { factsOf, formerNamesOf } from "../validate/codeFacts";
import type { DiagnosticCode } from "../validate/codes";
import { findingEntry } from "./findingEntry";
import { anchorOf, code, codeBlock, plainText, table } from "./markdown";

/** The catalogue of all findings: meaning, example file, report and fix. */
export function formatDiagnosticsPage(): string {
  return `${[
    "# Findings",
    "<!-- The command `schema` writes this page from the sources. Changes made here are lost. -->",
    opening,
    ...codeThemes.flatMap(({ title, about, examples }) => [
      `## ${title}`,
      about,
      table(["Finding", "Severity", "Meaning"], namesOf(examples).map(row)),
      ...namesOf(examples).flatMap(section),
    ]),
  ].join("\n\n")}\n`;
}

const opening = `\`npx spawnpage validate\`, \`start\` and \`build\` check the config and report findings. Each finding has a position in the
file, a message, and a code. If a code is renamed, its former name stays explained for good. An **error** must be fixed before the site can be built. A **warning** is advice.

\`npx spawnpage validate --fix\` fixes findings that have only one possible fix. To read about one finding in the terminal, add its
code: \`npx spawnpage validate --explain unknown-key\`. The keys are described in the [config reference](config.md).`;

function namesOf(examples: object): DiagnosticCode[] {
  return Object.keys(examples) as DiagnosticCode[];
}

function row(name: DiagnosticCode): string[] {
  const { severity, meaning } = factsOf(name);
  return [`[${code(name)}](#${anchorOf(name)})`, severity, plainText(meaning)];
}

function section(name: DiagnosticCode): string[] {
  const { severity, meaning, example } = findingEntry(name);
  const formerly = formerNamesOf(name).map(
    (former) => `<a id="${anchorOf(former)}"></a>Formerly ${code(former)}.`,
  );
  const head = [
    `### ${code(name)}`,
    `${severity === "error" ? "Error" : "Warning"}: ${plainText(meaning)}`,
    ...formerly,
  ];
  if (typeof example === "string") return [...head, example];
  const { config, report, changes } = example;
  return [
    ...head,
    config === "" ? "Reported for an empty file:" : codeBlock("json", config),
    codeBlock("text", report),
    ...(changes.length > 0 ? ["Automatic fix:", codeBlock("diff", changes.join("\n"))] : []),
  ];
}
