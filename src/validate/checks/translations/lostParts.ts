import type { UsedEntry } from "../../../languages/coverage";
import { quote } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";
import { readLanguages } from "../../translations/languagesOf";
import { findInOwn } from "../../translations/otherLanguage";

/** Everything that a translation must keep, and how findings name it. */
const parts = [
  { code: "lost-copy", pattern: /\]\(copy:[^)\s]*\)/g, name: "text to copy" },
  { code: "lost-link", pattern: /\]\((?!copy:)[^)\s]*\)/g, name: "link" },
  { code: "lost-constant", pattern: /\{\{[^{}]*\}\}/g, name: "constant" },
  { code: "lost-tag", pattern: /\[\[[^\]:]*/g, name: "tag" },
] as const;

/** Reports translations that lack a part of their text. */
export function checkLostParts(config: unknown, surroundings: Surroundings): Finding[] {
  return readLanguages(config, surroundings).flatMap((language) =>
    findInOwn(language, lostParts).flatMap(([entry, lostOnes]) =>
      lostOnes.map(({ code, lost }): Finding => {
        const message = `The translation of ${quote(entry.source.text)} into ${language.name} lacks the ${lost}. Add it.`;
        return { code, message, ...language.atEntry(entry) };
      }),
    ),
  );
}

function lostParts({ source, value }: UsedEntry): { code: string; lost: string }[] | undefined {
  let { text } = source;
  if (value === true || !/[{[]/.test(text)) return undefined;
  const lost = parts.flatMap(({ code, pattern, name }) => {
    const kept = new Set<string>(value.match(pattern));
    const missing = text.match(pattern)?.find((part) => !kept.has(part));
    if (missing === undefined) return [];
    // A link can contain a constant.
    text = text.replaceAll(missing, "");
    const shown = missing.replace(/^\]\(|\)$/g, "") + (code === "lost-tag" ? "]]" : "");
    return [{ code, lost: `${name} ${quote(shown)}` }];
  });
  return lost.length === 0 ? undefined : lost;
}

export const checks: CheckFile = {
  section: "translations",
  codes: {
    "lost-constant": { severity: "warning" },
    "lost-copy": { severity: "warning" },
    "lost-link": { severity: "warning" },
    "lost-tag": { severity: "warning" },
  },
  siteAdvice: [checkLostParts],
};

const start = '"version": 1, "site": { "name": "Fernhollow", "language": "en" }';
const home =
  '"routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "Join [us](https://a.example) on {{ip}}." }] }]';
const german = (texts: string) =>
  `{ ${start}, "constants": { "ip": "play.example" }, "languages": { "de": { "texts": { "Home": "Start", ${texts} } } }, ${home} }`;

export const explanations: Explanations = {
  "lost-constant": {
    meaning: "A translation lacks a constant of the text.",
    example: german('"Join [us](https://a.example) on {{ip}}.": "Komm zu [uns](https://a.example)."'),
  },
  "lost-copy": {
    meaning: "A translation lacks a text to copy.",
    example: `{ ${start}, "languages": { "de": { "texts": { "Home": "Start", "Copy [it](copy:hi).": "Kopiere es." } } }, "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "Copy [it](copy:hi)." }] }] }`,
  },
  "lost-link": {
    meaning: "A translation lacks a link of the text.",
    example: german('"Join [us](https://a.example) on {{ip}}.": "Komm zu uns auf {{ip}}."'),
  },
  "lost-tag": {
    meaning: "A translation lacks a tag of the text.",
    example: `{ ${start}, "tags": { "new": { "label": "New", "color": "#2f6f3e" } }, "languages": { "de": { "texts": { "Home": "Start", "New": "Neu", "Many.": "Viele.", "Maps [[new]]": "Karten" } } }, "routes": [{ "path": "/", "title": "Home", "blocks": [{ "type": "text", "heading": "Maps [[new]]", "text": "Many." }] }] }`,
  },
};
