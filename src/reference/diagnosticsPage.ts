import { usualConfig } from "../config/usualConfig";
import type { CodeExample } from "../validate/codeExamples/example";
import { codeThemes } from "../validate/codeExamples";
import { printable } from "../report/codeFrame";
import { factsOf } from "../validate/codeFacts";
import type { DiagnosticCode } from "../validate/codes";
import { exampleSurroundings } from "../validate/exampleSurroundings";
import { formatDiagnostics } from "../report/people";
import { fixText } from "../validate/fixes/fixText";
import { validate } from "../validate/validate";
import { anchorOf, code, codeBlock, plainText, table } from "./markdown";

/** The catalogue of all findings: what each means, a file that has it, what is said of it, and how it is fixed. */
export function formatDiagnosticsPage(): string {
  return `${[
    "# What the findings mean",
    "<!-- The command `schema` writes this page from the sources. Changes made here are lost. -->",
    opening,
    ...codeThemes.flatMap(({ title, about, examples }) => [
      `## ${title}`,
      about,
      table(["Finding", "Severity", "Meaning"], namesOf(examples).map(row)),
      ...namesOf(examples).flatMap((name) => section(name, examples[name]!)),
    ]),
  ].join("\n\n")}\n`;
}

const opening = `\`npx spawnpage validate\`, \`start\` and \`build\` check the config and answer with findings. Each has a place in the
file, a message, and a name that never changes. An **error** has to be fixed before the site can be built; a **warning**
is advice. What can be fixed in only one way, \`npx spawnpage validate --fix\` fixes for you.

The keys themselves are explained in [the reference of the config](config.md).`;

function namesOf(examples: object): DiagnosticCode[] {
  return Object.keys(examples) as DiagnosticCode[];
}

function row(name: DiagnosticCode): string[] {
  const { severity, meaning } = factsOf(name);
  return [`[${code(name)}](#${anchorOf(name)})`, severity, plainText(meaning)];
}

function section(name: DiagnosticCode, example: CodeExample): string[] {
  const { severity, meaning } = factsOf(name);
  const head = [`### ${code(name)}`, `${severity === "error" ? "Error" : "Warning"}: ${plainText(meaning)}`];
  return typeof example === "string" ? [...head, ...story(example)] : [...head, example.words];
}

/** A broken file, what is said of it, and the lines that its fix changes. */
function story(text: string): string[] {
  const { diagnostics } = validate(text, exampleSurroundings);
  const output = formatDiagnostics(diagnostics, { file: usualConfig, text: withoutMark(text) });
  const { fixed } = fixText(text, exampleSurroundings);
  const changes = fixed.flatMap(({ removed, added }) => [
    ...removed.map((line) => `- ${visible(line)}`),
    ...added.map((line) => `+ ${line}`),
  ]);
  return [
    text === "" ? "An empty file says:" : codeBlock("json", visible(text)),
    codeBlock("text", output),
    ...(changes.length > 0 ? ["It has only one fix:", codeBlock("diff", changes.join("\n"))] : []),
  ];
}

/** The text with what cannot be seen in it written out. */
function visible(text: string): string {
  const lines = text.replace("\uFEFF", "(byte-order mark)").split("\n");
  return lines.map(printable).join("\n");
}

function withoutMark(text: string): string {
  return text.replace("\uFEFF", "");
}
