import { configSchema, type SiteConfig } from "../../config/config";
import { factsOfFields } from "../../config/routeWalks";
import { fillConstants } from "../../fields/texts/constants";
import type { Field } from "../../schema/walk";

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
  const { constants, site } = config;
  const all = [pictures.in(configSchema, { ...config, routes: [] }), ...config.routes.map(pictures.ofRoute)];
  const texts = unique(all.flatMap((one) => one.mentioned)).map((text) => fillConstants(text, constants));
  const addresses = all.flatMap(({ linked, linking }) => [
    ...linked.map((address) => fillConstants(address, constants)),
    ...linking.flatMap((text) => linksIn(fillConstants(text, constants))),
  ]);
  const start = site.url && site.url + site.basePath;
  const paths = addresses.map((address) =>
    start && address.startsWith(start) ? address.slice(start.length - 1) : address,
  );
  return {
    shown: unique(all.flatMap((one) => one.shown)),
    original: unique(all.flatMap((one) => one.original)),
    mentioned: unique(texts.filter(mentionsPicture)),
    linked: unique(paths.filter((path) => path.startsWith("/"))),
  };
}

/** Like {@link NamedPictures}, with constants. */
interface WrittenPictures extends NamedPictures {
  /** Formatted texts whose constants may add links. */
  linking: readonly string[];
}

const pictures = factsOfFields("pictures", () => {
  const found: Record<keyof WrittenPictures, string[]> = {
    shown: [],
    original: [],
    mentioned: [],
    linked: [],
    linking: [],
  };
  const see = ({ kind, value, isOriginal }: Field) => {
    if (typeof value !== "string" || kind === "icon" || kind === "anchor") return;
    if (kind === "image") {
      if (value.startsWith("/")) found[isOriginal ? "original" : "shown"].push(value);
      return;
    }
    const hasConstants = value.includes("{{");
    if (hasConstants || mentionsPicture(value)) found.mentioned.push(value);
    if (kind === "text") return;
    if (hasConstants || /^(?:\/|https?:)/.test(value)) found.linked.push(value);
    if (kind !== "richText") return;
    if (hasConstants) found.linking.push(value);
    else found.linked.push(...linksIn(value));
  };
  return { see, facts: (): WrittenPictures => found };
});

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^\s)]+)/g)].map(([, address]) => address!);
}

function mentionsPicture(text: string): boolean {
  return text.includes("/") && someEnding.test(text);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

export const pictureEnding = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** The same, anywhere in a text. */
const someEnding = /\.(?:png|jpe?g|webp|avif|gif|svg)/i;
