import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { findConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import type { Path } from "../../../schema/walk";
import { hasHtml } from "../../texts/htmlTags";
import { explainMiniMessage, miniMessageIn } from "../../texts/miniMessage";
import { listed, quote, subjectOf, written } from "../../../words/words";
import { textsWithConstants } from "../../texts/textsWithConstants";
import { onOddTexts } from "../../visits";

/** Markdown syntax, which is unlikely to be meant literally in a plain text. */
const marks =
  /\*\*(?=\S)[^*\n]+\*\*|~~(?=\S)[^~\n]+~~|(?<![\w*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])|`[^`\n]+`|^#{1,6}\s+[^\s*`[]+|\[[^[\]\n]+\]\([^()\s]+\)/g;

/** Reports Markdown in constants, where visitors see it as written. */
export function checkPlainConstants(config: unknown): Finding[] {
  const suspects = Object.entries(constantsOf(config) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && mayHaveMarks(entry[1]),
  );
  return suspects.flatMap(([name, value]): Finding[] => {
    const [first] = value.matchAll(marks);
    if (!first || !isShown(name, config)) return [];
    const [piece] = first;
    const advice = piece.startsWith("[")
      ? `Keep only the URL in the constant, and use [words]({{${name}}}) in the text.`
      : `Use ${written(withoutMarks(value))}, and put the formatting around {{${name}}} in the text.`;
    return [
      {
        code: "markdown-in-plain-text",
        message: `Constants do not support formatting, so visitors see ${quote(piece)} as plain text. ${advice}`,
        path: ["constants", name],
        within: { start: first.index, end: first.index + piece.length },
      },
    ];
  });
}

/** Whether visitors read a constant. A copied one may be for a place with formatting. */
function isShown(name: string, config: unknown): boolean {
  return textsWithConstants(config, "text", "richText").some(
    ({ value, part }) => part !== "copy" && findConstants(value).some((use) => use.name === name),
  );
}

/** Reports Markdown and HTML in plain texts, where visitors see it as written. */
const checkPlainTexts = onOddTexts(["text"], ({ value, part, path }): Finding[] => {
  // A copied text may be for a place with formatting.
  if (part === "copy" || !mayHaveMarks(value)) return [];
  const found = [...value.matchAll(marks)];
  const [first] = found;
  if (!first) return explainTags(value, path);
  const pieces = listed([...new Set(found.map(([piece]) => quote(piece)))], "and");
  const plain = withoutMarks(value);
  const hasLink = found.some(([piece]) => piece.startsWith("["));
  const note = hasLink ? ' Links work in formatted text, such as an "intro".' : "";
  return [
    {
      code: "markdown-in-plain-text",
      message: `${subjectOf(path)} does not support formatting, so visitors see ${pieces} as plain text. ${advisePlain(plain)}${note}`,
      path,
      within: { start: first.index, end: first.index + first[0].length },
      // Without it, the address of a link would be lost.
      ...(hasLink || plain === "" ? {} : { fix: { do: "replace", value: plain } }),
    },
  ];
});

/** What to write instead of a text with formatting, which may contain nothing else. */
const advisePlain = (plain: string) =>
  plain.trim() === "" ? "Replace it with plain text." : `Use ${written(plain)}.`;

/** A text without its formatting; a link becomes its words. */
function withoutMarks(text: string): string {
  const plain = text.replace(marks, (piece) =>
    piece.startsWith("[")
      ? piece.slice(1, piece.lastIndexOf("]("))
      : piece.replace(/^#{1,6}\s+|^(\*\*|~~|\*|`)(.*)\1$/s, "$2"),
  );
  return plain === text ? text : withoutMarks(plain);
}

const tags = /<\/?[A-Za-z][^<>]*>/g;

/** HTML or MiniMessage in a text without formatting. */
function explainTags(value: string, path: Path): Finding[] {
  const colored = miniMessageIn(value);
  const [first] = value.matchAll(tags);
  if (!colored && (!first || !hasHtml(value))) return [];
  const pieces = [...new Set([...value.matchAll(tags)].map(([piece]) => quote(piece)))];
  const plain = colored?.plain ?? value.replace(tags, "").replace(/ {2,}/g, " ").trim();
  const start = colored?.start ?? first!.index;
  const message = colored
    ? explainMiniMessage(colored, false)
    : `${subjectOf(path)} does not support HTML, so visitors see ${listed(pieces, "and")} as plain text. ${advisePlain(plain)}`;
  return [
    {
      code: "markdown-in-plain-text",
      message,
      path,
      within: { start, end: start + (colored?.tag ?? first![0]).length },
      ...(plain.trim() === "" ? {} : { fix: { do: "replace", value: plain } }),
    },
  ];
}

/** A quick test: most texts have none of these. */
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

export const checks: CheckFile = {
  section: "quality",
  codes: { "markdown-in-plain-text": { severity: "warning" } },
  general: [checkPlainTexts],
  site: [checkPlainConstants],
};

export const explanations: Explanations = {
  "markdown-in-plain-text": {
    meaning: "Plain text contains Markdown syntax, which visitors see as typed.",
    example: pageWith('{ "type": "callout", "heading": "We open **on Friday**" }'),
  },
};
