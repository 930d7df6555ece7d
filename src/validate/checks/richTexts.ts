import { blankCode } from "../texts/blankCode";
import type { TextField } from "../fieldsOf";
import type { Fix } from "../../json/fix";
import type { Finding } from "../finding";
import { bracketedWords, escapeBrackets } from "../texts/htmlTags";
import { deepestText } from "../texts/parsedParts";
import { markdownOf } from "../texts/markdownOf";
import { explainMiniMessage, type MiniMessage, miniMessageIn } from "../texts/miniMessage";
import { pointAt } from "../texts/spanWithin";
import { listed, quote } from "../../words/words";

/** Reports HTML and pictures in formatted texts, and too much or too deep formatting. */
export function checkRichTexts(config: unknown): Finding[] {
  return markdownOf(config).flatMap(({ field, html, images, copies, isTooDeep, isTooMuch }): Finding[] => {
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
                "This text has too many formatting characters (*, _, `, [, <), nested lists or quotes to process quickly. Put empty lines between its parts, or divide it among several blocks.",
              path,
            },
          ]
        : []),
      ...(isTooDeep
        ? [
            {
              code: "nesting-too-deep" as const,
              message: `This text nests quotes and lists more than ${deepestText} levels deep. Remove some of the >, - or * at the start of its lines.`,
              path,
            },
          ]
        : []),
      ...explainHtml(field, html),
      ...(emptyCopy
        ? [
            {
              code: "empty-value" as const,
              message: `This link has nothing to copy. Write the text after copy:, as in [words](copy:play.example).`,
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
              message: `A text cannot contain a picture: ${quote(image)}. Use an "image" block, or link to the picture.`,
              path,
              ...pointAt(value, image),
            },
          ]),
    ];
  });
}

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
    const message = `HTML does not work here: ${list}. Use **bold**, *italic*, \`code\` and [links](/path). To show a <, write \\\\<.`;
    return [{ code: "html-in-text", message, path, ...pointAt(value, tag) }];
  }
  const others = words.length > 1 ? " The same goes for the others in this text." : "";
  const message = `${quote(word)} looks like HTML, which does not work here. To show it, write \\\\${word}, or put \` around the whole command.${others}`;
  const fix: Fix = { do: "replace", value: escapeBrackets(value, words) };
  return [{ code: "html-in-text", message, path, ...pointAt(blankCode(value), word), fix }];
}
