import { findConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import type { Path } from "../../../schema/walk";
import { textsOf } from "../../fieldsOf";
import { hasHtml } from "../../texts/htmlTags";
import { listed, quote, subjectOf } from "../../../words/words";

/** What means something in a formatted text, and would be no part of a plain one. */
const marks =
  /\*\*(?=\S)[^*\n]+\*\*|~~(?=\S)[^~\n]+~~|(?<![\w*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])|`[^`\n]+`|^#{1,6}\s+[^\s*`[]+|\[[^[\]\n]+\]\([^()\s]+\)/g;

/** Texts without formatting, and constants, hold no signs of it, which visitors would see. */
export function checkPlainTexts(config: unknown): Finding[] {
  return [...checkTexts(config), ...checkConstants(config)];
}

function checkConstants(config: unknown): Finding[] {
  const suspects = Object.entries(constantsOf(config) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && mayHaveMarks(entry[1]),
  );
  return suspects.flatMap(([name, value]): Finding[] => {
    const [first] = value.matchAll(marks);
    if (!first || !isShown(name, config)) return [];
    const [piece] = first;
    const advice = piece.startsWith("[")
      ? `Write the address alone, and [words]({{${name}}}) in a text.`
      : "Put the signs around {{…}} in the text instead.";
    return [
      {
        code: "marks-in-plain-text",
        message: `A constant is shown as it is, so that visitors see the signs in ${quote(piece)}. ${advice}`,
        path: ["constants", name],
        within: { start: first.index, end: first.index + piece.length },
      },
    ];
  });
}

/** Whether visitors read a constant: what is only copied may be meant for a place with formatting. */
function isShown(name: string, config: unknown): boolean {
  return textsOf(config, "text", "richText").some(
    ({ value, part }) =>
      part !== "copy" && value.includes("{{") && findConstants(value).some((use) => use.name === name),
  );
}

function checkTexts(config: unknown): Finding[] {
  // What is copied may be meant for a place with formatting.
  const suspects = textsOf(config, "text").filter(
    ({ value, part }) => part !== "copy" && mayHaveMarks(value),
  );
  return suspects.flatMap(({ value, path }): Finding[] => {
    const found = [...value.matchAll(marks)];
    const [first] = found;
    if (!first) return explainHtml(value, path);
    const pieces = listed([...new Set(found.map(([piece]) => quote(piece)))], "and");
    const advice = found.some(([piece]) => piece.startsWith("["))
      ? 'Write the words alone; a link can stand in a text with formatting, such as an "intro".'
      : "Remove them.";
    return [
      {
        code: "marks-in-plain-text",
        message: `${subjectOf(path)} has no formatting, so that visitors see the signs in ${pieces} as they are. ${advice}`,
        path,
        within: { start: first.index, end: first.index + first[0].length },
      },
    ];
  });
}

const tags = /<\/?[A-Za-z][^<>]*>/g;

/** HTML in a text that has no formatting. */
function explainHtml(value: string, path: Path): Finding[] {
  const [first] = value.matchAll(tags);
  if (!first || !hasHtml(value)) return [];
  const pieces = listed([...new Set([...value.matchAll(tags)].map(([piece]) => quote(piece)))], "and");
  const message = `${subjectOf(path)} has no HTML, so that visitors see ${pieces} as they stand. Remove them.`;
  return [
    {
      code: "marks-in-plain-text",
      message,
      path,
      within: { start: first.index, end: first.index + first[0].length },
    },
  ];
}

/** Most texts have none of these. */
function mayHaveMarks(text: string): boolean {
  return (
    text.includes("*") ||
    text.includes("`") ||
    text.includes("~~") ||
    text.includes("](") ||
    text.startsWith("#") ||
    text.includes("<")
  );
}
