import type { PreviewLayers } from "./drawPreview";
import { LayeredPreview } from "./layeredPreview";
import { type BackgroundPicture, drawOnPicture } from "./drawOnPicture";
import { loadResvg, rasterise } from "./rasteriser";

export interface Picture {
  /** Most pictures share this object, so it is copied to a thread once: the logo in it can be large. */
  under: Pick<PreviewLayers, "ground" | "foot">;
  texts: string;
  /** The page's picture, which replaces the ground. */
  picture?: BackgroundPicture;
}

/** Link previews to draw, and the fonts of their texts. */
export interface PictureTask {
  fonts: Uint8Array[];
  pictures: readonly Picture[];
}

/** The backgrounds of the last themes. Many sites of one command share them. */
const grounds = new Map<string, LayeredPreview>();
/** One takes 5 MB of memory. */
const MOST_GROUNDS = 4;

/** Draws link previews as PNG files, or as JPEG files if they show a picture, in the same order. */
export async function drawPictures({ fonts, pictures }: PictureTask): Promise<Uint8Array[]> {
  const library = await loadResvg();
  const pixelsOf = (svg: string) => rasterise({ library, fonts }, svg, (image) => image.pixels);
  const feet = new Map<Picture["under"], LayeredPreview>();
  const drawn: Uint8Array[] = [];
  for (const { under, texts, picture } of pictures) {
    if (picture) {
      const layers = [texts, under.foot].map(pixelsOf);
      drawn.push(await drawOnPicture(picture, layers, () => pixelsOf(under.ground)));
      continue;
    }
    const named = feet.get(under) ?? groundOf(under.ground, pixelsOf).withBottom(pixelsOf(under.foot));
    feet.set(under, named);
    drawn.push(named.withTop(pixelsOf(texts)).png());
  }
  return drawn;
}

function groundOf(svg: string, pixelsOf: (svg: string) => Uint8Array): LayeredPreview {
  const ground = grounds.get(svg) ?? new LayeredPreview(pixelsOf(svg));
  if (grounds.size === MOST_GROUNDS && !grounds.has(svg)) grounds.clear();
  grounds.set(svg, ground);
  return ground;
}
