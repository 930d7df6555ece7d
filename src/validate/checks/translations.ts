import { readCatalogue } from "../../languages/catalogueFile";
import { nameOfLanguage } from "../../languages/languagesOf";
import { translated } from "../../languages/translated";
import { isGroup } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import { quote } from "../../words/words";
import type { CheckFile, Explanations } from "../checkFile";
import type { Finding } from "../finding";
import type { Surroundings } from "../surroundings";
import { languagesOf } from "./languages";

/** Everything that a translation must keep, and how findings name it. */
const parts = [
  { code: "lost-copy", pattern: /\]\(copy:[^)\s]*\)/g, name: "text to copy" },
  { code: "lost-link", pattern: /\]\((?!copy:)[^)\s]*\)/g, name: "link" },
  { code: "lost-constant", pattern: /\{\{[^{}]*\}\}/g, name: "constant" },
  { code: "lost-tag", pattern: /\[\[[^\]:]*/g, name: "tag" },
] as const;

/** Reports translations that lack a part of their text, and entries that translate nothing. */
export function checkTranslations(config: unknown, { texts: read }: Surroundings): Finding[] {
  const languages = Object.entries(languagesOf(config));
  return languages.flatMap(([code, language]): Finding[] => {
    const catalogue = readCatalogue(language.texts, read);
    if (catalogue.problem !== undefined || !isGroup(config)) return [];
    const isFile = typeof language.texts === "string";
    const at = ["languages", code, "texts"];
    const place = (key: string): Path => (isFile ? at : [...at, key]);
    const { used } = translated(config, catalogue.texts);
    const lost = new Map<string, Finding>();
    for (const { source, text } of used)
      for (const { code: name, pattern, name: what } of parts) {
        const kept = new Set<string>(text.match(pattern));
        const missing = source.match(pattern)?.find((part) => !kept.has(part));
        if (missing === undefined || missing === "") continue;
        const shown = missing.replace(/^\]\(|\)$/g, "") + (name === "lost-tag" ? "]]" : "");
        lost.set(`${name} ${source}`, {
          code: name,
          message: `The translation of ${quote(source)} into ${nameOfLanguage(code, language)} lacks the ${what} ${quote(shown)}. Add it.`,
          path: Object.hasOwn(catalogue.texts, source) ? place(source) : at,
        });
      }
    return [...lost.values()];
  });
}

export const checks: CheckFile = {
  section: "references",
  codes: {
    "lost-constant": { severity: "warning" },
    "lost-copy": { severity: "warning" },
    "lost-link": { severity: "warning" },
    "lost-tag": { severity: "warning" },
  },
  siteAdvice: [checkTranslations],
};

const start = '"version": 1, "site": { "name": "Fernhollow", "language": "en" }';
const home =
  '"routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "Join [us](https://a.example) on {{ip}}." }] }]';
const german = (texts: string) =>
  `{ ${start}, "constants": { "ip": "play.example" }, "languages": { "de": { "texts": { ${texts} } } }, ${home} }`;

export const explanations: Explanations = {
  "lost-constant": {
    meaning: "A translation lacks a constant of the text.",
    example: german('"Join [us](https://a.example) on {{ip}}.": "Komm zu [uns](https://a.example)."'),
  },
  "lost-copy": {
    meaning: "A translation lacks a text to copy.",
    example: `{ ${start}, "languages": { "de": { "texts": { "Copy [it](copy:hi).": "Kopiere es." } } }, "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "Copy [it](copy:hi)." }] }] }`,
  },
  "lost-link": {
    meaning: "A translation lacks a link of the text.",
    example: german('"Join [us](https://a.example) on {{ip}}.": "Komm zu uns auf {{ip}}."'),
  },
  "lost-tag": {
    meaning: "A translation lacks a tag of the text.",
    example: `{ ${start}, "tags": { "new": { "label": "New", "color": "#2f6f3e" } }, "languages": { "de": { "texts": { "Maps [[new]]": "Karten" } } }, "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "heading": "Maps [[new]]", "text": "Many." }] }] }`,
  },
};
