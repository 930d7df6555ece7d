import { codeFacts, factsOf, formerNamesOf } from "../validate/codeFacts";
import { explanations } from "../validate/explanations";
import type { Section } from "../validate/checkFile";
import { findingEntry } from "./findingEntry";
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

/** The sections of the documentation of findings, in order. */
const findingSections: readonly { section: Section; title: string; about: string }[] = [
  {
    section: "syntax",
    title: "File syntax",
    about:
      "The config must be valid JSON. Put keys and text in double quotes, separate entries with commas, and do not use comments.",
  },
  {
    section: "shape",
    title: "Keys and values",
    about: "These findings concern unknown or missing keys, and values of the wrong type or format.",
  },
  {
    section: "references",
    title: "Links and names",
    about: "Every page, file, icon and name that the config refers to must exist. Names must be unique.",
  },
  {
    section: "translations",
    title: "Translations",
    about: "These findings concern the languages of a site and the translations in `languages`.",
  },
  {
    section: "blocks",
    title: "Blocks and their text",
    about: "These findings concern the entries in a block and the formatting of its text.",
  },
  {
    section: "safety",
    title: "Safety",
    about:
      "Everything in the config is published with the site. These findings concern secrets, misleading links, insecure connections, and addresses that visitors cannot reach.",
  },
  {
    section: "quality",
    title: "Quality",
    about:
      "The site works despite these findings, but some visitors may find it slow, hard to read or hard to find.",
  },
  {
    section: "usefulness",
    title: "Unused parts",
    about:
      "These findings concern parts of the config that have no effect, that visitors cannot find, or that are not shown yet.",
  },
  {
    section: "program",
    title: "Spawnpage itself",
    about: "These findings concern the check and the schema, not your config.",
  },
];
