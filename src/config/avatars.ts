import * as z from "zod";
import { addressCharacter } from "../fields/characters";
import { imageIn } from "../fields/pictures/image";
import { notations } from "../fields/notation";
import { webAddress } from "../fields/addresses/webAddress";

/** How the address of an avatar service is written: placeholders stand only after the host. */
export const avatarUrlPattern = new RegExp(
  `^${webAddress("https?", `[/?]${addressCharacter}*\\{name\\}${addressCharacter}*`)}$`,
);

/** Where the faces of staff members come from, and of players where a block shows them. */
export const avatarsSchema = z
  .strictObject({
    url: z.string().regex(avatarUrlPattern).register(notations, { notation: "avatarUrl" }).optional().meta({
      description:
        "The address of the avatar service, with {name} for the name of the member or player and {size} for the size in pixels. Without it, the placeholder stays.",
    }),
    size: z
      .int()
      .min(16)
      .max(512)
      .default(96)
      .meta({ description: "The size asked of the service, in pixels." }),
    load: z.enum(["hover", "visible", "build"]).default("hover").meta({
      description:
        "When the service is asked for a face: when the pointer, a finger or the keyboard reaches the member, as soon as the member is on the screen, or once while the site is built. With visible, the service learns of every visit; with build of none, as the faces of staff members are part of the site, while players in a status block have the placeholder.",
    }),
    placeholder: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "The picture shown until the face of a member has come." }),
  })
  .prefault({})
  .meta({
    description:
      "Where the faces of staff members come from, and those of players in a status block with faces, and when they are fetched.",
  });
