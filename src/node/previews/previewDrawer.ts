import type { PreviewCard } from "../../core/linkPreviews";
import type { SourceFile } from "../../core/siteFile";
import type { World } from "../../core/world";
import { digest } from "../digest";
import { Store } from "../store";
import type { BuildCache } from "../buildCache";
import { loadResvg, pictureData, rasterise } from "./rasteriser";
import { drawPreview } from "./drawPreview";
import { LayeredPreview } from "./layeredPreview";
import { type PreviewFont, PreviewFonts } from "./previewFonts";
import { readBytes } from "../regularFile";

/** Changes whenever pictures would be drawn differently. */
const RECIPE = "8";

/** Larger logos are left out, in bytes. */
const LARGEST_LOGO = 2_000_000;

/** Draws link previews and caches them by their input. */
export function previewDrawer(
  cache: BuildCache,
  sourceOf: (path: string) => string,
): NonNullable<World["previews"]> {
  const kept = new Store(cache, "previews");
  return {
    async draw(cards) {
      const places = cards.map((card) => placeOf(card, sourceOf));
      const files = new Map(places.map(({ key }) => [key, kept.find(key)?.file]));
      const undrawn = places.filter(({ key }) => files.get(key) === undefined);
      if (undrawn.length > 0)
        await drawAll(undrawn, sourceOf, (key, picture) => files.set(key, kept.keep(key, picture).file));
      return places.map(({ key }): SourceFile | undefined => {
        const source = files.get(key);
        return source === undefined
          ? undefined
          : { path: `assets/previews/${key}.png`, source, isDrawn: true };
      });
    },
  };
}

/** A card with its cache key. */
interface Place {
  card: PreviewCard;
  logo: string | undefined;
  key: string;
}

function placeOf(card: PreviewCard, sourceOf: (path: string) => string): Place {
  const logo = logoOf(card, sourceOf);
  const own = Object.values(card.fonts).map((font) =>
    typeof font === "object" ? readBytes(sourceOf(font.file)).toString("base64") : "",
  );
  return { card, logo, key: digest(JSON.stringify([RECIPE, card, logo, own]), 16) };
}

/** The logo as a `data:` URL; `undefined` if it cannot be drawn. */
function logoOf({ logo }: PreviewCard, sourceOf: (path: string) => string): string | undefined {
  if (!logo) return undefined;
  try {
    const bytes = readBytes(sourceOf(logo.path));
    return bytes.length > LARGEST_LOGO ? undefined : pictureData(logo.path, bytes);
  } catch {
    return undefined;
  }
}

/** The backgrounds of the last themes. Many sites of one command share them. */
const grounds = new Map<string, LayeredPreview>();
/** One takes 5 MB of memory. */
const MOST_GROUNDS = 4;

function groundOf(svg: string, pixelsOf: (svg: string) => Uint8Array): LayeredPreview {
  const ground = grounds.get(svg) ?? new LayeredPreview(pixelsOf(svg));
  if (grounds.size === MOST_GROUNDS && !grounds.has(svg)) grounds.clear();
  grounds.set(svg, ground);
  return ground;
}

async function drawAll(
  places: readonly Place[],
  sourceOf: (path: string) => string,
  keep: (key: string, picture: Uint8Array) => void,
): Promise<void> {
  const library = await loadResvg();
  const { fonts } = places[0]!.card;
  const texts = places.flatMap(({ card }) => [
    card.title,
    card.description ?? "",
    card.siteName,
    card.host,
    "…",
  ]);
  const characters = new Set(texts.join(""));
  const read = new PreviewFonts(characters, sourceOf);
  const heading = await read.read(fonts.heading, 700);
  const body = await read.read(fonts.body, 500);
  const pixelsOf = (svg: string) => rasterise({ library, fonts: read.files }, svg, (image) => image.pixels);
  const feet = new Map<string, LayeredPreview>();
  for (const { card, logo, key } of places) {
    const shown = drawableCard(card, heading, body);
    if (!shown) continue;
    const { ground, foot, texts } = drawPreview(shown, { heading, body }, logo);
    const named = feet.get(ground + foot) ?? groundOf(ground, pixelsOf).withBottom(pixelsOf(foot));
    feet.set(ground + foot, named);
    keep(key, named.withTop(pixelsOf(texts)).png());
  }
}

/**
 * The drawable parts of a card; `undefined` if the title or the site's name is not drawable. The rasteriser cannot
 * mix fonts in a right-to-left line, so one font must contain all of its characters.
 */
function drawableCard(card: PreviewCard, heading: PreviewFont, body: PreviewFont): PreviewCard | undefined {
  const isRtl = card.direction === "rtl";
  const canDraw = (text: string, font: PreviewFont) =>
    font.canDraw(text) && (!isRtl || font.runsOf(text).length <= 1);
  const written = (text: string) => (isRtl ? text.replace(/[.!?…]+$/, "") : text);
  const [title, description] = [written(card.title), written(card.description ?? "")];
  if (!canDraw(title, heading) || !canDraw(card.siteName, body)) return undefined;
  return { ...card, title, description: canDraw(description, body) ? description : undefined };
}
