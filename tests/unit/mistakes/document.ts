import { formatDiagnostics } from "../../../src/report/people";
import { fixText } from "../../../src/validate/fixes/fixText";
import { validate } from "../../../src/validate/validate";
import { surroundings } from "../../validate/surroundings";
import type { MistakeCase, mistakes } from "./cases";

export function textOf({ file, site, top, page, blocks = "" }: MistakeCase): string {
  if (file !== undefined) return file;
  const intro = blocks === "" ? ', "intro": "Hello."' : "";
  return `{
  "version": 1,
  "site": { "name": "Mossy"${site === undefined ? "" : `, ${site}`} },${top === undefined ? "" : `\n  ${top.replaceAll("\n", "\n  ")},`}
  "routes": [
    { "path": "/", "title": "Home"${intro}${page === undefined ? "" : `, ${page}`}${
      blocks === "" ? "" : `, "blocks": [\n      ${blocks.replaceAll("\n", "\n      ")}\n    ]`
    } },
    { "path": "/rules", "title": "Rules", "blocks": [{ "type": "text", "text": "Be kind." }] }
  ]
}
`;
}

/** A page for reviewing messages: every case with its findings and the changes by `--fix`. */
export function documentOf(themes: typeof mistakes): string {
  const count = themes.reduce((sum, { cases }) => sum + cases.length, 0);
  const parts = themes.map(({ theme, cases }) => [`## ${theme}`, ...cases.map(section)].join("\n\n"));
  return `${[`# ${count} mistakes and their answers`, ...parts].join("\n\n")}\n`;
}

function section(mistake: MistakeCase): string {
  const text = textOf(mistake);
  const { diagnostics } = validate(text, surroundings);
  const answer = formatDiagnostics(diagnostics, { file: "site.config.json", text });
  const changes = changedLines(text.split("\n"), fixText(text, surroundings).text.split("\n"));
  return [
    `### ${mistake.title}`,
    ...(answer === "" ? ["No finding."] : [fenced("text", answer)]),
    ...(changes.length === 0 ? [] : ["`--fix` changes:", fenced("diff", changes.join("\n"))]),
  ].join("\n\n");
}

/** A diff without the common lines. */
function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [before[0], after[0]];
  if (old === undefined) return after.map((line) => `+ ${line.trim()}`);
  if (old === now) return changedLines(before.slice(1), after.slice(1));
  const next = after.indexOf(old);
  if (next < 0) {
    const gone = before.findIndex((line) => after.includes(line));
    const end = gone < 0 ? before.length : gone;
    const until = gone < 0 ? after.length : after.indexOf(before[gone]!);
    return [
      ...before.slice(0, end).map((line) => `- ${line.trim()}`),
      ...after.slice(0, until).map((line) => `+ ${line.trim()}`),
      ...changedLines(before.slice(end), after.slice(until)),
    ];
  }
  return [
    ...after.slice(0, next).map((line) => `+ ${line.trim()}`),
    ...changedLines(before, after.slice(next)),
  ];
}

function fenced(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}
