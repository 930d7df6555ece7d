import * as z from "zod";
import { type FaceStyle, faceStyles, type FaceDrawing } from "../fields/pictures/face";
import { addressCharacter } from "../fields/characters";
import { imageIn } from "../fields/pictures/image";
import { notations } from "../fields/notation";
import { webAddress } from "../fields/addresses/webAddress";
import type { PresetName } from "./theme";

/** How the address of an avatar service is written: placeholders stand only after the host. */
export const avatarUrlPattern = new RegExp(
  `^${webAddress("https?", `[/?]${addressCharacter}*\\{name\\}${addressCharacter}*`)}$`,
);

/** Avatars of staff members, and of players if a block shows them. */
export const avatarsSchema = z
  .strictObject({
    url: z.string().regex(avatarUrlPattern).register(notations, { notation: "avatarUrl" }).optional().meta({
      description:
        "URL of the avatar service. `{name}` is replaced with the name of the member or player, and `{size}` with the size in pixels. If not set, only the placeholder is shown.",
    }),
    size: z
      .int()
      .min(16)
      .max(512)
      .default(96)
      .meta({ description: "Size of the requested avatars, in pixels." }),
    load: z.enum(["hover", "visible", "build"]).default("hover").meta({
      description:
        "When avatars load. `hover` loads an avatar when a visitor points at, taps or focuses the member. `visible` loads it when the member appears on screen, so the service sees every visit. `build` loads all avatars once, during the build, so the service sees no visits. With `build`, players in `status` blocks show the placeholder.",
    }),
    drawn: z.enum(faceStyles).optional().meta({
      description:
        "How faces are drawn from the names of people without a picture: `pixel` (eight by eight pixels), `crest` (a shield), `letters` (initials) or `none` (a silhouette). Defaults to the preset's style. If `placeholder` is set, no faces are drawn.",
    }),
    placeholder: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "Picture shown until an avatar loads. It replaces drawn faces." }),
  })
  .prefault({})
  .meta({
    description:
      "Where avatars come from, and when they load. Avatars are shown for staff members, and for players in `status` blocks with `faces`.",
  });

/** The style of drawn faces that suits each preset. */
const presetFaces: Record<PresetName, FaceStyle> = {
  midnight: "pixel",
  ember: "crest",
  daylight: "letters",
  parchment: "crest",
  meadow: "pixel",
  atlas: "letters",
  arcade: "pixel",
  vista: "letters",
  raven: "crest",
  cottage: "pixel",
};

/** How a site's faces are drawn; `undefined` if they are not. */
export function faceStyleOf({
  avatars,
  theme,
}: {
  avatars: z.output<typeof avatarsSchema>;
  theme: { preset: PresetName };
}): FaceDrawing["style"] | undefined {
  const style = avatars.placeholder ? "none" : (avatars.drawn ?? presetFaces[theme.preset]);
  return style === "none" ? undefined : style;
}
