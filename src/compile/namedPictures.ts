import { configSchema, type SiteConfig } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { visitFields } from "../schema/walk";

/** The pictures of `public/` that a config names. */
export interface NamedPictures {
  /** Those that pages show, as the config names them: `/art/my%20mill.png`. */
  shown: readonly string[];
  /** Those that are needed as they are: for previews of links, for the background, as the icon of the site. */
  original: readonly string[];
  /** What may be the name of one in a text or in the address of a link. */
  mentioned: readonly string[];
}

/** Finds the pictures that a config names. */
export function namedPictures(config: SiteConfig): NamedPictures {
  const shown = new Set<string>();
  const original = new Set<string>();
  const mentioned = new Set<string>();
  const mention = (text: string) => {
    if (!text.includes(".") || !(text.includes("/") || text.includes("{{"))) return;
    for (const [name] of fillConstants(text, config.constants).matchAll(pictureNames)) mentioned.add(name);
  };
  visitFields(configSchema, config, ({ kind, value, isOriginal }) => {
    if (typeof value !== "string") return;
    if (kind === "image") {
      if (value.startsWith("/")) (isOriginal ? original : shown).add(value);
    } else if (kind !== "icon" && kind !== "anchor") mention(value);
  });
  return { shown: [...shown], original: [...original], mentioned: [...mentioned] };
}

/** The ending of what is a picture by its name. */
export const pictureEnding = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** The address of a picture, also in the midst of a text. */
const pictureNames = /\/[^\s"'()<>[\]]*\.(?:png|jpe?g|webp|avif|gif|svg)/gi;
