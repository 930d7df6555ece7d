import { configSchema, type SiteConfig } from "../../config/config";
import { fillConstants } from "../../fields/texts/constants";
import { visitFields } from "../../schema/walk";

/** The pictures of `public/` that a config uses. */
export interface NamedPictures {
  /** Pictures on pages, as written in the config: `/art/my%20mill.png`. */
  shown: readonly string[];
  /** Pictures whose originals are needed: for link previews, the background, and the site's icon. */
  original: readonly string[];
  /** Texts and addresses that may contain the paths of other pictures, with their constants replaced. */
  mentioned: readonly string[];
  /** Addresses on the site in links, buttons, embeds and `trustedFiles`. */
  linked: readonly string[];
}

export function namedPictures(config: SiteConfig): NamedPictures {
  const shown = new Set<string>();
  const original = new Set<string>();
  const mentioned = new Set<string>();
  const linked = new Set<string>();
  const { url, basePath } = config.site;
  const link = (address: string) => {
    const path =
      url && address.startsWith(url + basePath) ? address.slice((url + basePath).length - 1) : address;
    if (path.startsWith("/")) linked.add(path);
  };
  const mention = (text: string) => {
    if (!text.includes(".") && !text.includes("{{")) return;
    const filled = fillConstants(text, config.constants);
    if (filled.includes("/") && someEnding.test(filled)) mentioned.add(filled);
  };
  visitFields(configSchema, config, ({ kind, value, isOriginal }) => {
    if (typeof value !== "string") return;
    if (kind === "image") {
      if (value.startsWith("/")) (isOriginal ? original : shown).add(value);
      return;
    }
    if (kind === "icon" || kind === "anchor") return;
    mention(value);
    if (kind === "text") return;
    const filled = value.includes("{{") ? fillConstants(value, config.constants) : value;
    link(filled);
    if (kind === "richText") for (const [, address = ""] of filled.matchAll(/\]\(([^\s)]+)/g)) link(address);
  });
  return { shown: [...shown], original: [...original], mentioned: [...mentioned], linked: [...linked] };
}

export const pictureEnding = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** The same, anywhere in a text. */
const someEnding = /\.(?:png|jpe?g|webp|avif|gif|svg)/i;
