import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { deepestText, readMarkdown } from "../markdown";
import { quote } from "../words";

/** Formatted texts hold neither HTML nor pictures, and are not nested without end. */
export function checkRichTexts(config: unknown): Finding[] {
  return textsOf(config, "richText").flatMap(({ value, path }): Finding[] => {
    const { html, images, isTooDeep } = readMarkdown(value);
    const [tag] = html;
    const [image] = images;
    return [
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
