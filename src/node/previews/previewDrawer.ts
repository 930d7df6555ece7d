import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PreviewCard } from "../../core/linkPreviews";
import type { SourceFile } from "../../core/siteFile";
import type { World } from "../../core/world";
import { digest } from "../digest";
import { packageFile } from "../input/packageFile";
import { replaceFile } from "../replaceFile";
import { drawPreview } from "./drawPreview";
import { previewFonts } from "./previewFonts";

/** Changes whenever a picture would be drawn otherwise. */
const RECIPE = "1";

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
  const heading = await previewFonts(fonts.heading, 700, characters, sourceOf);
  const body = await previewFonts(fonts.body, 500, characters, sourceOf);
  const type = { heading, body };
  for (const { card, logo, file } of places) {
    if (!heading.canDraw(card.title) || !body.canDraw(card.siteName)) continue;
    const { description = "" } = card;
    const shown = { ...card, description: body.canDraw(description) ? description : undefined };
    const picture = new Resvg(drawPreview(shown, type, logo), {
      font: { fontBuffers: [...heading.files, ...body.files], defaultFontFamily: body.family },
    });
    const rendered = picture.render();
    replaceFile(file, rendered.asPng());
    rendered.free();
    picture.free();
  }
}

let loaded: Promise<typeof import("@resvg/resvg-wasm")> | undefined;

async function load(): Promise<typeof import("@resvg/resvg-wasm")> {
  const library = await import("@resvg/resvg-wasm");
  await library.initWasm(readFileSync(packageFile(resvgCode)));
  return library;
}

function loadResvg() {
  return (loaded ??= load());
}
