import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import { blankCode } from "../texts/blankCode";
import type { Fix } from "../../json/fix";
import type { Finding } from "../finding";
import { bracketedWords, escapeBrackets } from "../texts/htmlTags";
import { deepestText } from "../texts/parsedParts";
import { explainMiniMessage, type MiniMessage, miniMessageIn } from "../texts/miniMessage";
import { pointAt } from "../texts/pointAt";
import { onEach, type TextField } from "../visits";
import { listed, quote } from "../../words/words";

/** Reports HTML and pictures in formatted texts, and too much or too deep formatting. */
const checkRichTexts = onEach(
  "markdown",
  ({ field, html, images, copies, isTooDeep, isTooMuch }): Finding[] => {
    const colored = miniMessageIn(field.value);
    if (colored) return [explainColored(field, colored)];
    const emptyCopy = copies.find(({ text }) => text === "");
    if (html.length + images.length === 0 && !emptyCopy && !isTooDeep && !isTooMuch) return [];
    const { value, path } = field;
    const [image] = images;
    return [
      ...(isTooMuch
        ? [
            {
              code: "too-much-formatting" as const,
              message:
                "This text takes too long to process. It has too many formatting characters (*, _, `, [, <), or too many nested lists or quotes. Add empty lines to split it into shorter paragraphs, or remove some formatting.",
              path,
            },
          ]
        : []),
      ...(isTooDeep
        ? [
            {
              code: "nesting-too-deep" as const,
              message: `Quotes and lists in this text are nested more than ${deepestText} levels deep. Remove some of the >, - or * at the start of its lines.`,
              path,
            },
          ]
        : []),
      ...explainHtml(field, html),
      ...(emptyCopy
        ? [
            {
              code: "empty-value" as const,
              message: `This link has no text to copy. Add the text after copy:, as in [Server address](copy:play.example).`,
              path,
              within: { start: emptyCopy.start, end: emptyCopy.end },
            },
          ]
        : []),
      ...(image === undefined
        ? []
        : [
            {
              code: "image-in-text" as const,
              message: `Text cannot contain pictures, such as ${quote(image)}. Show the picture in an "image" block, or link to it.`,
              path,
              ...pointAt(value, image),
            },
          ]),
    ];
  },
);

/** Tags of MiniMessage, which Markdown reads as HTML or as links. */
function explainColored({ path }: TextField, colored: MiniMessage): Finding {
  const { tag, start, plain } = colored;
  return {
    code: "html-in-text",
    message: explainMiniMessage(colored, true),
    path,
    within: { start, end: start + tag.length },
    ...(plain.trim() === "" ? {} : { fix: { do: "replace", value: plain } }),
  };
}

/** A message names so many tags of a text. */
const mostTags = 5;

/** HTML, or words in angle brackets that would be taken for it and not be shown. */
function explainHtml({ value, path }: TextField, html: readonly string[]): Finding[] {
  const [tag] = html;
  if (tag === undefined) return [];
  const words = bracketedWords(html);
  const [word] = words;
  if (word === undefined) {
    const openings = html.filter((one) => !one.startsWith("</"));
    const distinct = [...new Set(openings.length > 0 ? openings : html)];
    const shown = distinct.slice(0, mostTags).map((one) => quote(one));
    const others = distinct.length > mostTags ? ` and ${distinct.length - mostTags} more` : "";
    const list = others === "" ? listed(shown, "and") : `${shown.join(", ")}${others}`;
    const message = `HTML does not work here: ${list}. Use **bold**, *italic*, \`code\` or [links](/path) instead. To show a <, use \\\\<.`;
    return [{ code: "html-in-text", message, path, ...pointAt(value, tag) }];
  }
  const others = words.length > 1 ? " The same applies to the other commands in this text." : "";
  const message = `${quote(word)} looks like HTML, which does not work here. To show it, use \\\\${word}, or put \` around the whole command.${others}`;
  const fix: Fix = { do: "replace", value: escapeBrackets(value, words) };
  return [{ code: "html-in-text", message, path, ...pointAt(blankCode(value), word), fix }];
}

export const checks: CheckFile = {
  section: "blocks",
  codes: {
    "html-in-text": { severity: "error" },
    "image-in-text": { severity: "error" },
    "too-much-formatting": { severity: "error" },
  },
  general: [checkRichTexts],
};

export const explanations: Explanations = {
  "html-in-text": {
    meaning: "Formatted text contains HTML.",
    example: pageWith('{ "type": "text", "text": "We open <b>on Friday</b>." }'),
  },
  "image-in-text": {
    meaning: "Formatted text contains a picture.",
    example: pageWith('{ "type": "text", "text": "Our mill: ![a mill](/art/mill.svg)" }'),
  },
  "too-much-formatting": {
    meaning: "A paragraph contains too many Markdown characters, such as * and [.",
    example: {
      words:
        "Only very long paragraphs cause this error. A paragraph with 20,000 characters can contain 400 Markdown characters, and one with 10,000 characters can contain 800. Use empty lines to split the text into several paragraphs.",
    },
  },
};
