import * as z from "zod";
import { addressCharacter, addressCharacterBut } from "./characters";
import { fieldMeta } from "./kind";
import { textOrNone } from "./text";
import { webAddress } from "./webAddress";

const publicFile = `/${addressCharacterBut("/\\\\")}${addressCharacter}*`;

/** A picture in `public/`, by its path, or on the web. */
export const imagePath = z
  .string()
  .regex(new RegExp(`^(?:${publicFile}|${webAddress("https")})$`))
  .brand<"Image">()
  .register(fieldMeta, { kind: "image" })
  .meta({ description: "A picture: a file in public/ (/logo.svg) or a web address (https://…)." });

/** A picture with the text that replaces it for people who do not see it. */
export const picture = z
  .strictObject({
    src: imagePath,
    alt: textOrNone.meta({
      description:
        "What the picture shows, for people who do not see it. Leave it empty when the picture is mere decoration.",
    }),
  })
  .meta({ description: "A picture with its alternative text." });

export type Picture = z.output<typeof picture>;

/** A picture that is given a place of a fixed shape. */
export const fittedPicture = z
  .strictObject({
    ...picture.shape,
    fit: z.enum(["cover", "whole"]).default("cover").meta({
      description:
        "cover fills the place and cuts off what is too much; whole shows all of the picture, as logos, maps and QR codes need it.",
    }),
  })
  .meta({ description: "A picture with its alternative text, and how it fills its place." });

/** A file in `public/`, by its path. */
export const filePath = z
  .string()
  .regex(new RegExp(`^${publicFile}$`))
  .brand<"File">()
  .register(fieldMeta, { kind: "file" })
  .meta({ description: "A file in public/, as a path that starts with a slash." });

/** A compiled picture: its address, and its size in pixels where the file tells it. */
export interface ImageData {
  src: string;
  width?: number;
  height?: number;
}
