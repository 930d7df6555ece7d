import { codeFacts, factsOf, formerNamesOf } from "../validate/codeFacts";
import { explanations } from "../validate/explanations";
import type { Section } from "../validate/checkFile";
import { findingEntry } from "./findingEntry";
import { findingSections } from "./findingSections";
import { anchorOf, code, codeBlock, plainText, table } from "./markdown";

/** The page of all findings: meaning, example, report and fix. */
export function formatDiagnosticsPage(): string {
  return `${[
    "# Findings",
    "<!-- The command `schema` writes this page from the sources. Changes made here are lost. -->",
    opening,
    ...findingSections.flatMap(({ section: name, title, about }) => [
      `## ${title}`,
      about,
      table(["Finding", "Severity", "Meaning"], codesOf(name).map(row)),
      ...codesOf(name).flatMap(section),
    ]),
  ].join("\n\n")}\n`;
}

const opening = `\`npx spawnpage validate\`, \`start\` and \`build\` check the config and report findings. An **error** must be fixed before you can
build the site. A **warning** is advice.

Each finding has a message, a position in the file and a code. This page explains every code. To read the explanation in the terminal instead,
run \`npx spawnpage validate --explain unknown-key\`. If a code has been renamed, its old name still works and is listed below the new one.

\`npx spawnpage validate --fix\` fixes every finding that has only one possible fix. For a list of all keys, see the
[config reference](config.md).`;

function codesOf(section: Section): string[] {
  return Object.keys(codeFacts).filter((name) => factsOf(name).section === section);
}

function row(name: string): string[] {
  const { severity } = factsOf(name);
  const { meaning } = explanations[name]!;
  return [`[${code(name)}](#${anchorOf(name)})`, severity, plainText(meaning)];
}

function section(name: string): string[] {
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
    config === "" ? "An empty file has this report:" : codeBlock("json", config),
    codeBlock("text", report),
    ...(changes.length > 0 ? ["Automatic fix:", codeBlock("diff", changes.join("\n"))] : []),
  ];
}
