import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as resvg from "@resvg/resvg-wasm";
import type { PreviewCard } from "../../core/linkPreviews";
import type { SourceFile } from "../../core/siteFile";
import type { World } from "../../core/world";
import { digest } from "../digest";
import { packageFile } from "../input/packageFile";
import { replaceFile } from "../replaceFile";
import { drawPreview } from "./drawPreview";
import { type PreviewFont, PreviewFonts } from "./previewFonts";

/** Changes whenever a picture would be drawn otherwise. */
const RECIPE = "6";

/** The rasteriser as WebAssembly, as `packageFile` finds it. */
export const resvgCode = "@resvg/resvg-wasm/index_bg.wasm";

/** A logo that weighs more is left out of the pictures, in bytes. */
const LARGEST_LOGO = 2_000_000;

const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

/**
 * Draws link previews, and keeps them by all that they are drawn from: a second build draws none.
 * @param folder - where they are kept; made when the first is
 * @param sourceOf - where a file of `public/` lies on the disk
 */
export function previewDrawer(
  folder: string,
  sourceOf: (path: string) => string,
): NonNullable<World["previews"]> {
  return {
    async draw(cards) {
      const places = cards.map((card) => placeOf(card, folder, sourceOf));
      const undrawn = places.filter(({ file }) => !existsSync(file));
      if (undrawn.length > 0) await drawAll(undrawn, sourceOf);
      return places.map(({ published, file }) =>
        existsSync(file) ? { ...published, source: file } : undefined,
      );
    },
  };
}

/** A card with the place of its picture. */
interface Place {
  card: PreviewCard;
  logo: string | undefined;
  file: string;
  published: SourceFile;
}

function placeOf(card: PreviewCard, folder: string, sourceOf: (path: string) => string): Place {
  const logo = logoOf(card, sourceOf);
  const own = Object.values(card.fonts).map((font) =>
    typeof font === "object" ? readFileSync(sourceOf(font.file)).toString("base64") : "",
  );
  const key = digest(JSON.stringify([RECIPE, card, logo, own]), 16);
  const file = join(folder, `${key}.png`);
  return { card, logo, file, published: { path: `assets/previews/${key}.png`, source: file } };
}

/** The logo as the address of its data; nothing where it cannot be drawn. */
function logoOf({ logo }: PreviewCard, sourceOf: (path: string) => string): string | undefined {
  const type = types[/\.(\w+)$/.exec(logo?.path ?? "")?.[1]?.toLowerCase() ?? ""];
  if (!logo || !type) return undefined;
  try {
    const bytes = readFileSync(sourceOf(logo.path));
    return bytes.length > LARGEST_LOGO ? undefined : `data:${type};base64,${bytes.toString("base64")}`;
  } catch {
    return undefined;
  }
}

async function drawAll(places: readonly Place[], sourceOf: (path: string) => string): Promise<void> {
  const { Resvg } = await loadResvg();
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
  for (const { card, logo, file } of places) {
    const shown = drawableCard(card, heading, body);
    if (!shown) continue;
    const picture = new Resvg(drawPreview(shown, { heading, body }, logo), {
      font: { fontBuffers: read.files },
    });
    const rendered = picture.render();
    replaceFile(file, rendered.asPng());
    rendered.free();
    picture.free();
  }
}

/**
 * What can be drawn of a card; nothing where its title or the name of the site cannot. From right to left the rasteriser draws
 * no line in two fonts, so that a line has to do with the letters of one.
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

let loaded: Promise<typeof resvg> | undefined;

async function load(): Promise<typeof resvg> {
  const library = await import("@resvg/resvg-wasm");
  await library.initWasm(readFileSync(packageFile(resvgCode)));
  return library;
}

function loadResvg() {
  return (loaded ??= load());
}
