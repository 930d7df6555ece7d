import * as z from "zod";
import { addressCharacter, addressCharacterBut } from "../characters";
import { fieldMeta, type PicturePlace } from "../kind";
import { text, textOrNone } from "../texts/text";
import { webAddress } from "../addresses/webAddress";
import { type Focus, focus } from "./focus";

/** For owners the same thing, although the program knows more of one of them. */
const sameThings = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Notes that a schema is, for owners, the same as another one: both are explained in one place. */
function sameAs<S extends z.core.$ZodType>(schema: S, other: z.core.$ZodType): S {
  sameThings.set(schema, other);
  return schema;
}

export function explainedAs(schema: z.core.$ZodType): z.core.$ZodType {
  return sameThings.get(schema) ?? schema;
}

/** Heavier pictures keep a visitor on a phone waiting, in bytes. */
export const HEAVIEST_PICTURE = 500_000;

/** A picture with more pixels takes more memory than phones, and the machines of many hosts, have for one. */
export const MOST_PIXELS = 100_000_000;

const publicFile = `/${addressCharacterBut("/\\\\")}${addressCharacter}*`;

const imageAddress = z
  .string()
  .regex(new RegExp(`^(?:${publicFile}|${webAddress("https")})$`))
  .brand<"Image">();

const description =
  "Path or URL of a picture: `/logo.svg` for a file in `public/`, or `https://…` for a picture on another site.";

/** A picture in `public/`, by its path, or on the web. */
export const imagePath = imageAddress.clone().register(fieldMeta, { kind: "image" }).meta({ description });

/** A picture in a place of known size. */
export function imageIn(place: PicturePlace) {
  const schema = imageAddress.clone().register(fieldMeta, { kind: "image", place }).meta({ description });
  return sameAs(schema, imagePath);
}

/** A picture that is published unchanged, for link previews or stylesheets. */
export const originalImage = sameAs(
  imageAddress.clone().register(fieldMeta, { kind: "image", isOriginal: true }).meta({ description }),
  imagePath,
);

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

const darkWords = "Picture that replaces it in dark mode. It should have the same shape.";

/** A picture that never moves. */
export const stillPicture = z
  .strictObject({
    src: imagePath,
    dark: imagePath.optional().meta({ description: darkWords }),
    alt: textOrNone.meta({
      description: "Alternative text for people who cannot see the picture. Empty if decorative.",
    }),
    focus: focus.optional(),
  })
  .meta({ description: "A picture with its alternative text." });

export const picture = stillPicture
  .extend({
    video: filePath.optional().meta({
      description: "Silent MP4 or WebM file in `public/` that repeats in front of the picture.",
    }),
  })
  .meta({ description: "A picture with its alternative text." });

export type Picture = z.output<typeof picture>;

/** A picture with alternative text in a place of known size. */
export function pictureIn<S extends z.ZodObject<typeof stillPicture.shape>>(
  schema: S,
  place: PicturePlace,
): S {
  const dark = imageIn(place).optional().meta({ description: darkWords });
  const placed = schema.extend({ src: imageIn(place), dark }).meta(schema.meta()!);
  return sameAs(placed as unknown as S, schema);
}

/** How a picture fills a place of a fixed shape. */
export const pictureFit = z
  .enum(["cover", "whole"])
  .meta({ description: "How the picture fits its space: `cover` may crop it, and `whole` never does." });

/** A picture that is given a place of a fixed shape. */
export const fittedPicture = z
  .strictObject({ ...picture.shape, fit: pictureFit.default("cover") })
  .meta({ description: "A picture with its alternative text and fit." });

export type FittedPicture = z.output<typeof fittedPicture>;

/** A picture that is looked at for its own sake, with the words below it. */
export const captionedPicture = stillPicture
  .extend({
    fit: fittedPicture.shape.fit,
    alt: textOrNone.meta({ description: "Alternative text for people who cannot see the picture." }),
    caption: text.optional().meta({ description: "Caption below the picture." }),
    credit: text
      .optional()
      .meta({ description: "Credit for the picture's creator, in small text after the caption." }),
  })
  .meta({ description: "A picture with its alternative text, caption and credit." });

export type CaptionedPicture = z.output<typeof captionedPicture>;

const logoPlace: PicturePlace = { sizes: "8rem", isSmall: true };

/** The logo of the site, with its version for dark mode. */
export const siteLogo = z
  .union([
    imageIn(logoPlace),
    z
      .strictObject({
        src: imageIn(logoPlace),
        dark: imageIn(logoPlace).meta({ description: darkWords }),
      })
      .meta({ description: "A logo for light mode, and one for dark mode." }),
  ])
  .meta({ description: "Logo: a picture, or one picture each for light and dark mode." });

export interface PictureData {
  src: ImageData;
  dark?: ImageData | undefined;
  alt: string;
  focus?: Focus | undefined;
  /** The address of a video that repeats in front of it. */
  video?: string | undefined;
}

/** A compiled picture: its address, and its size in pixels where the file tells it. */
export interface ImageData {
  /** In a format that every browser supports. */
  src: string;
  width?: number;
  height?: number;
  /** The placeholder colour (see `styling/theme/pictureTones.ts`), unless the picture is transparent. */
  tone?: string;
  /** The picture in several sizes, in formats that most browsers read, the best first. */
  sources?: readonly PictureSource[];
  /** Whether it is on the first screen. Other pictures are lazy-loaded. */
  isFirst?: true;
}

/** A picture in one format, or in those that any browser reads. */
export interface PictureSource {
  /** The format, such as `image/avif`, unless there are several. */
  type?: string;
  /** Such as `/a-360.avif 360w, /a-720.avif 720w`. */
  srcSet: string;
  /** The `sizes` attribute. */
  sizes: string;
}
