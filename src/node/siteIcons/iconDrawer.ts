import { letterDrawing, letterOf } from "../../core/letterIcon";
import { pictureSize } from "../../core/pictureSize";
import type { DrawnIcons, IconRole, IconSource } from "../../core/siteIcons";
import type { World } from "../../core/world";
import { attempt } from "../attempt";
import { digest } from "../digest";
import { Store } from "../store";
import type { BuildCache } from "../buildCache";
import { PreviewFonts } from "../previews/previewFonts";
import { loadResvg, pictureData, type Rasteriser } from "../previews/rasteriser";
import { cornersOf, drawIcon, type IconPicture, isBlank } from "./drawIcon";
import { readBytes } from "../regularFile";

/** Changes whenever icons would be drawn differently. */
const RECIPE = "3";

/** The sizes in favicon.ico, in pixels: for tabs, dense screens and lists in Windows. */
const tabSizes = [16, 32, 48];

/** The size of the iPhone icon, in pixels. */
const touchSize = 180;

/** The share of a square for a picture with rounded or transparent edges on a background. */
const ON_GROUND = 0.78;
/** Phones crop a maskable icon to any shape. The inner circle with four fifths of its width is always visible. */
const IN_CIRCLE = 0.6;

/** Larger files, or pictures with more pixels on a side, are not icons. */
const LARGEST = { bytes: 2_000_000, pixels: 4096 };

const roles: readonly IconRole[] = ["tab", "touch", "small", "large", "maskable"];

/** An icon that cannot be drawn in other sizes. The message says why. */
class IconError extends Error {
  override name = "IconError";
}

/** Draws the icons of sites and caches them by their input. */
export function iconDrawer(
  cache: BuildCache,
  sourceOf: (path: string) => string,
  onFailure: (path: string | undefined, reason: string) => void,
): NonNullable<World["appIcons"]> {
  const store = new Store(cache, "icons");
  return {
    async draw(icon) {
      const { path } = icon;
      const bytes = path === undefined ? undefined : attempt(() => readBytes(sourceOf(path)));
      if (path !== undefined && !bytes) {
        onFailure(path, "");
        return undefined;
      }
      const name = icon.path === undefined ? letterOf(icon.name) : "";
      const key = digest(JSON.stringify([RECIPE, name, icon.colors, bytes?.toString("base64")]), 16);
      const known = new Map<IconRole, string>();
      for (const role of roles) {
        const icon = store.find(`${key}-${role}`);
        if (icon) known.set(role, icon.file);
      }
      if (known.size < roles.length) {
        let made: Record<IconRole, Uint8Array>;
        try {
          made = await drawAll(icon, bytes);
        } catch (error) {
          onFailure(path, error instanceof IconError ? error.message : "");
          return undefined;
        }
        for (const role of roles) known.set(role, store.keep(`${key}-${role}`, made[role]).file);
      }
      return { key, sources: Object.fromEntries(known) as DrawnIcons["sources"] };
    },
  };
}

/** @throws IconError if the owner's icon or the letter cannot be drawn */
async function drawAll(
  { path, name, colors }: IconSource,
  bytes: Buffer | undefined,
): Promise<Record<IconRole, Uint8Array>> {
  const library = await loadResvg();
  if (bytes === undefined || path === undefined) {
    const letter = await letterPicture(name, colors);
    return allOf({ library, fonts: letter.fonts }, letter, { ground: colors.primary, scale: 1, inCircle: 1 });
  }
  const rasteriser = { library, fonts: [] };
  const picture = ownPicture(path, bytes);
  if (/\.svg$/i.test(path)) checkDrawing(library, bytes.toString());
  const whole = drawIcon(rasteriser, picture, { size: 64 });
  if (isBlank(whole)) throw new IconError("it is fully transparent");
  const corners = cornersOf(whole);
  if (!corners)
    return allOf(rasteriser, picture, { ground: colors.background, scale: ON_GROUND, inCircle: IN_CIRCLE });
  const [first] = corners;
  const ground = corners.every((one) => one === first) ? first! : colors.background;
  return allOf(rasteriser, picture, { ground, scale: 1, inCircle: ON_GROUND });
}

/** Draws an embedded drawing directly first, so its errors and missing fonts are reported. @throws IconError */
function checkDrawing(library: Rasteriser["library"], svg: string): void {
  try {
    new library.Resvg(svg).free();
  } catch {
    throw new IconError("it is not a readable SVG");
  }
  if (/<(?:\w+:)?text[\s/>]/.test(svg.replace(/<!--.*?-->/gs, "")))
    throw new IconError("it contains text, which must be converted to paths");
}

/** The size of a picture in an opaque icon. */
interface OnGround {
  ground: string;
  /** Its share of the square. */
  scale: number;
  /** Its share if phones crop the edges. */
  inCircle: number;
}

function allOf(
  rasteriser: Rasteriser,
  picture: IconPicture,
  { ground, scale, inCircle }: OnGround,
): Record<IconRole, Uint8Array> {
  const draw = (look: Parameters<typeof drawIcon>[2]) => drawIcon(rasteriser, picture, look).png;
  return {
    tab: iconFile(tabSizes.map((size) => ({ size, png: draw({ size }) }))),
    touch: draw({ size: touchSize, scale, ground }),
    small: draw({ size: 192 }),
    large: draw({ size: 512 }),
    maskable: draw({ size: 512, scale: inCircle, ground }),
  };
}

/** @throws IconError if it cannot be drawn */
function ownPicture(path: string, bytes: Buffer): IconPicture {
  if (bytes.length > LARGEST.bytes) throw new IconError("it is larger than 2 MB");
  const picture = isIconFile(bytes) ? pictureInIcon(bytes) : bytes;
  if (!picture) throw new IconError("it contains no PNG picture");
  const href = pictureData(picture === bytes ? path : "in-icon.png", picture);
  if (!href) throw new IconError("it is neither an SVG nor a PNG");
  if (/svg/.test(href.slice(0, 16))) return { href };
  const { width = 0, height = 0 } = pictureSize(picture) ?? {};
  if (width === 0 || height === 0) throw new IconError("it is not a readable picture");
  const pixels = Math.max(width, height);
  if (pixels > LARGEST.pixels) throw new IconError(`it is ${pixels} pixels wide or high, which is too large`);
  return { href, pixels };
}

/** The letter as a picture, with its fonts. @throws IconError if no bundled font contains it */
async function letterPicture(name: string, colors: IconSource["colors"]) {
  const letter = letterOf(name);
  const fonts = new PreviewFonts(new Set(letter), () => "");
  const font = await fonts.read("inter", 700);
  const [run] = font.runsOf(letter);
  if (!run || !font.canDraw(letter)) throw new IconError(letter);
  const svg = letterDrawing(letter, colors, run.family);
  return { svg, fonts: fonts.files };
}

/** A picture in an icon file: its size in pixels, and its bytes in PNG format. */
interface IconEntry {
  size: number;
  png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;
const PNG = "\x89PNG";

/**
 * Creates an icon file (`.ico`) from square pictures. Browsers have supported PNG in it for more than ten years.
 * Source: https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function iconFile(entries: readonly IconEntry[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * entries.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let place = head.length;
  for (const [index, { size, png }] of entries.entries()) {
    const at = HEADER + ENTRY * index;
    // A byte cannot hold 256, so 0 means 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += png.length;
  }
  return Buffer.concat([head, ...entries.map(({ png }) => png)]);
}

function isIconFile(bytes: Buffer): boolean {
  return bytes.length >= HEADER && bytes.readUInt32LE(0) === 0x10000;
}

/** The largest PNG in an icon file; `undefined` if it has none. */
export function pictureInIcon(bytes: Buffer): Buffer | undefined {
  const count = bytes.readUInt16LE(4);
  const pictures = Array.from({ length: count }, (_, index) => {
    const at = HEADER + ENTRY * index;
    if (at + ENTRY > bytes.length) return Buffer.alloc(0);
    const start = bytes.readUInt32LE(at + 12);
    return bytes.subarray(start, start + bytes.readUInt32LE(at + 8));
  }).filter((one) => one.toString("latin1", 0, PNG.length) === PNG);
  return pictures.sort((a, b) => b.length - a.length)[0];
}
