import * as z from "zod";
import { addressCharacter } from "../fields/characters";
import { imageIn } from "../fields/pictures/image";
import { notations } from "../fields/notation";
import { webAddress } from "../fields/addresses/webAddress";

/** How the address of an avatar service is written: placeholders stand only after the host. */
export const avatarUrlPattern = new RegExp(
  `^${webAddress("https?", `[/?]${addressCharacter}*\\{name\\}${addressCharacter}*`)}$`,
);

/** Avatars of staff members, and of players if a block shows them. */
export const avatarsSchema = z
  .strictObject({
    url: z.string().regex(avatarUrlPattern).register(notations, { notation: "avatarUrl" }).optional().meta({
      description:
        "Address of the avatar service. {name} is replaced by the name of the member or player, and {size} by the size in pixels. Without it, only the placeholder is shown.",
    }),
    size: z
      .int()
      .min(16)
      .max(512)
      .default(96)
      .meta({ description: "Size of the requested avatars, in pixels." }),
    load: z.enum(["hover", "visible", "build"]).default("hover").meta({
      description:
        "Time when avatars are requested. hover: when the pointer, a finger or the keyboard focus reaches the member. visible: as soon as the member is on the screen, so the service learns of every visit. build: once during the build, so the service learns of no visit. Players in a status block then have the placeholder.",
    }),
    placeholder: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "Picture shown until an avatar has loaded." }),
  })
  .prefault({})
  .meta({
    description:
      "Avatars of staff members, and of players in a status block with faces: their source, and when they are requested.",
  });
