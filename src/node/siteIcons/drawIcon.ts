import { rasterise, type Rasteriser } from "../previews/rasteriser";

export type IconPicture = PictureData | IconDrawing;

interface PictureData {
  /** Its `data:` URL. */
  href: string;
  /** The longer side in pixels; absent for an SVG, which has any size. */
  pixels?: number;
}

/** A drawing of this program that may contain text. The rasteriser draws no text in embedded SVGs. */
interface IconDrawing {
  svg: string;
}

interface IconLook {
  size: number;
  /** The picture's share of the side. */
  scale?: number;
  /** The background colour; absent for transparent. */
  ground?: string | undefined;
}

/** Pictures up to this number of pixels are pixel art, which is scaled up without smoothing. */
const PIXEL_ART = 64;

export interface Raster {
  png: Uint8Array;
  /** Four numbers for each pixel: red, green, blue and alpha. */
  rgba: Uint8Array;
}

/** Draws a picture whole and centred in a square. */
export function drawIcon(rasteriser: Rasteriser, picture: IconPicture, look: IconLook): Raster {
  const { size, scale = 1, ground } = look;
  const side = size * scale;
  const at = (size - side) / 2;
  const place = `x="${at}" y="${at}" width="${side}" height="${side}"`;
  return raster(
    rasteriser,
    size,
    (ground === undefined ? "" : `<rect width="${size}" height="${size}" fill="${ground}"/>`) +
      ("svg" in picture
        ? // A hidden overflow would draw a mask, which takes six times as long.
          picture.svg.replace("<svg", `<svg overflow="visible" ${place}`)
        : imageIn(rasteriser, picture, { place, side })),
  );
}

function imageIn(
  rasteriser: Rasteriser,
  picture: PictureData,
  { place, side }: { place: string; side: number },
): string {
  const isEnlarged = picture.pixels !== undefined && picture.pixels <= PIXEL_ART && picture.pixels < side;
  const rendering = isEnlarged ? ' image-rendering="optimizeSpeed"' : "";
  return `<image href="${shrunk(rasteriser, picture, side)}" ${place}${rendering}/>`;
}

/** Halves a picture repeatedly to less than twice the target size, so each pixel counts. */
function shrunk(rasteriser: Rasteriser, { href, pixels }: PictureData, side: number): string {
  if (pixels === undefined) return href;
  let current = href;
  let size = pixels;
  while (size >= side * 2) {
    size = Math.ceil(size / 2);
    const { png } = raster(rasteriser, size, `<image href="${current}" width="${size}" height="${size}"/>`);
    current = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  }
  return current;
}

function raster(rasteriser: Rasteriser, size: number, content: string): Raster {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>`;
  return rasterise(rasteriser, svg, (image) => ({ png: image.asPng(), rgba: image.pixels }));
}

export function isBlank({ rgba }: Raster): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return false;
  return true;
}

/** The colours of the four corners, if all are opaque. */
export function cornersOf({ rgba }: Raster): string[] | undefined {
  const size = Math.sqrt(rgba.length / 4);
  const places = [0, size - 1, size * (size - 1), size * size - 1];
  const pixels = places.map((place) => rgba.subarray(place * 4, place * 4 + 4));
  if (pixels.some(([, , , alpha]) => alpha !== 255)) return undefined;
  return pixels.map(
    (pixel) =>
      `#${Array.from(pixel.subarray(0, 3), (value) => value.toString(16).padStart(2, "0")).join("")}`,
  );
}
