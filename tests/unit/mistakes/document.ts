import { formatDiagnostics } from "../../../src/report/people";
import { fixText } from "../../../src/validate/fixes/fixText";
import { validate } from "../../../src/validate/validate";
import { surroundings } from "../../validate/surroundings";
import type { MistakeCase, mistakes } from "./cases";

/** The text of a case's file. */
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

/** Every case with what its owner reads, and what \`--fix\` makes of it, as a page to grade answers by. */
export function documentOf(themes: typeof mistakes): string {
  const count = themes.reduce((sum, { cases }) => sum + cases.length, 0);
  const parts = themes.map(({ theme, cases }) => [`## ${theme}`, ...cases.map(section)].join("\n\n"));
  return `${[`# ${count} mistakes and their answers`, ...parts].join("\n\n")}\n`;
}

function section(mistake: MistakeCase): string {
  const text = textOf(mistake);
  const { diagnostics } = validate(text, surroundings);
  const answer = formatDiagnostics(diagnostics, { file: "site.config.json", text });
  const { fixed } = fixText(text, surroundings);
  const changes = fixed.flatMap(({ removed, added }) => [
    ...removed.map((line) => `- ${line.trim()}`),
    ...added.map((line) => `+ ${line.trim()}`),
  ]);
  return [
    `### ${mistake.title}`,
    ...(answer === "" ? ["No finding."] : [fenced("text", answer)]),
    ...(changes.length === 0 ? [] : ["`--fix` changes:", fenced("diff", changes.join("\n"))]),
  ].join("\n\n");
}

function fenced(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}
