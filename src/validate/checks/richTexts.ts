import type { Finding } from "../finding";
import { deepestText, longestText } from "../markdown";
import { markdownOf } from "../markdownOf";
import { quote } from "../words";

/** Formatted texts hold neither HTML nor pictures, and are neither nested nor written without end. */
export function checkRichTexts(config: unknown): Finding[] {
  return markdownOf(config).flatMap(({ field, html, images, isTooDeep, isTooLong }): Finding[] => {
    if (html.length + images.length === 0 && !isTooDeep && !isTooLong) return [];
    const { value, path } = field;
    const [tag] = html;
    const [image] = images;
    return [
      ...(isTooLong
        ? [
            {
              code: "out-of-range" as const,
              message: `This text has ${value.length} characters, but at most ${longestText} are read as one text. Divide it among several blocks, or pages.`,
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
      ...(tag === undefined
        ? []
        : [
            {
              code: "html-in-text" as const,
              message: `HTML is not allowed here: ${quote(tag)}. Use **bold**, *italic*, \`code\` and [links](/path), and write \\\\< for a plain <.`,
              path,
            },
          ]),
      ...(image === undefined
        ? []
        : [
            {
              code: "image-in-text" as const,
              message: `A text cannot hold a picture: ${quote(image)}. Use the image of a block or card, or a link to the picture.`,
              path,
            },
          ]),
    ];
  });
}
