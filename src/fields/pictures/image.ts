import * as z from "zod";
import { addressCharacter, addressCharacterBut } from "../characters";
import { fieldMeta, type PicturePlace } from "../kind";
import { sameAs } from "../sameThing";
import { text, textOrNone } from "../texts/text";
import { webAddress } from "../addresses/webAddress";
import { type Focus, focus } from "./focus";

const publicFile = `/${addressCharacterBut("/\\\\")}${addressCharacter}*`;

const imageAddress = z
  .string()
  .regex(new RegExp(`^(?:${publicFile}|${webAddress("https")})$`))
  .brand<"Image">();

const description =
  "Path or URL of a picture: `/logo.svg` for a file in `public/`, or `https://…` for a picture on another site.";

/** A picture in `public/`, by its path, or on the web. */
export const imagePath = imageAddress.clone().register(fieldMeta, { kind: "image" }).meta({ description });

/** A picture in a place of which is known how large it is. */
export function imageIn(place: PicturePlace) {
  const schema = imageAddress.clone().register(fieldMeta, { kind: "image", place }).meta({ description });
  return sameAs(schema, imagePath);
}

/** A picture that others fetch as it is: chat programs that preview a link, or a stylesheet. */
export const originalImage = sameAs(
  imageAddress.clone().register(fieldMeta, { kind: "image", isOriginal: true }).meta({ description }),
  imagePath,
);

/** A picture with the text that replaces it for people who do not see it. */
export const picture = z
  .strictObject({
    src: imagePath,
    alt: textOrNone.meta({
      description: "Alternative text for people who cannot see the picture. Empty if decorative.",
    }),
    focus: focus.optional(),
  })
  .meta({ description: "A picture with its alternative text." });

export type Picture = z.output<typeof picture>;

/**
 * A picture with its words in a place of which is known how large it is.
 * @param schema - that of the picture
 */
export function pictureIn<S extends z.ZodObject<typeof picture.shape>>(schema: S, place: PicturePlace): S {
  const placed = schema.extend({ src: imageIn(place) }).meta(schema.meta()!);
  return sameAs(placed as unknown as S, schema);
}

/** How a picture fills a place of a fixed shape. */
export const pictureFit = z.enum(["cover", "whole"]).meta({
  description: "How the picture fits its space: `cover` may crop it, and `whole` never does.",
});

/** A picture that is given a place of a fixed shape. */
export const fittedPicture = z
  .strictObject({ ...picture.shape, fit: pictureFit.default("cover") })
  .meta({ description: "A picture with its alternative text and fit." });

export type FittedPicture = z.output<typeof fittedPicture>;

/** A picture that is looked at for its own sake, with the words below it. */
export const captionedPicture = z
  .strictObject({
    ...fittedPicture.shape,
    alt: textOrNone.meta({
      description: "Alternative text for people who cannot see the picture.",
    }),
    caption: text.optional().meta({ description: "Caption below the picture." }),
    credit: text
      .optional()
      .meta({ description: "Credit for the picture's creator, in small text after the caption." }),
  })
  .meta({ description: "A picture with its alternative text, caption and credit." });

export type CaptionedPicture = z.output<typeof captionedPicture>;

/** A file in `public/`, by its path. */
export const filePath = z
  .string()
  .regex(new RegExp(`^${publicFile}$`))
  .brand<"File">()
  .register(fieldMeta, { kind: "file" })
  .meta({
    description:
      "Path of a file in `public/`. Must start with `/`, such as `/favicon.svg` for `public/favicon.svg`.",
  });

/** A compiled picture with its words. */
export interface PictureData {
  src: ImageData;
  alt: string;
  focus?: Focus | undefined;
}

/** A compiled picture: its address, and its size in pixels where the file tells it. */
export interface ImageData {
  /** Any browser reads what lies there. */
  src: string;
  width?: number;
  height?: number;
  /** What stands in its place until it is there, as `styling/theme/pictureTones.ts` names it; absent where that would be seen later. */
  tone?: string;
  /** The picture in several sizes, in formats that most browsers read, the best first. */
  sources?: readonly PictureSource[];
  /** That visitors of the page see it first; absent where it waits until it is near. */
  isFirst?: true;
}

/** A picture in one format, or in those that any browser reads. */
export interface PictureSource {
  /** The format: `image/avif`. Absent where there are several. */
  type?: string;
  /** The addresses with the widths in pixels, as HTML writes them: `/a-360.avif 360w, /a-720.avif 720w`. */
  srcSet: string;
  /** How wide the place of the picture is, as HTML writes it. */
  sizes: string;
}
