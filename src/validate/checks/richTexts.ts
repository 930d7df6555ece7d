import { blankCode } from "../texts/blankCode";
import type { TextField } from "../fieldsOf";
import type { Fix } from "../../json/fix";
import type { Finding } from "../finding";
import { bracketedWords, escapeBrackets } from "../texts/htmlTags";
import { deepestText } from "../texts/parsedParts";
import { markdownOf } from "../texts/markdownOf";
import { pointAt } from "../texts/spanWithin";
import { listed, quote } from "../../words/words";

/** Formatted texts hold neither HTML nor pictures, and are neither nested nor formatted without end. */
export function checkRichTexts(config: unknown): Finding[] {
  return markdownOf(config).flatMap(({ field, html, images, copies, isTooDeep, isTooMuch }): Finding[] => {
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
                "This text has so many signs of formatting (*, _, `, [, <, lists in lists, quotes), or there are so many such texts, that it would take long to read. Put empty lines between its parts, or divide it among several blocks.",
              path,
            },
          ]
        : []),
      ...(isTooDeep
        ? [
            {
              code: "nesting-too-deep" as const,
              message: `Quotes and lists in this text are nested more than ${deepestText} deep, and nobody could read them. Remove some of the >, - or * at the start of its lines.`,
              path,
            },
          ]
        : []),
      ...explainHtml(field, html),
      ...(emptyCopy
        ? [
            {
              code: "empty-value" as const,
              message: `There is nothing to copy behind copy: here. Write the text, as in [words](copy:play.example).`,
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
              message: `A text cannot hold a picture: ${quote(image)}. Use the image of a block or card, or a link to the picture.`,
              path,
              ...pointAt(value, image),
            },
          ]),
    ];
  });
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
    const message = `HTML is not allowed here: ${list}. Use **bold**, *italic*, \`code\` and [links](/path), and write \\\\< for a plain <.`;
    return [{ code: "html-in-text", message, path, ...pointAt(value, tag) }];
  }
  const others = words.length > 1 ? " The same goes for the others in this text." : "";
  const message = `${quote(word)} reads like HTML, which is not allowed here. To have it shown as it is, write \\\\${word}, or put \` around the whole command.${others}`;
  const fix: Fix = { do: "replace", value: escapeBrackets(value, words) };
  return [{ code: "html-in-text", message, path, ...pointAt(blankCode(value), word), fix }];
}
