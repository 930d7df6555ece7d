import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { FontPart } from "../../core/packagedFont";
import type { World } from "../../core/world";
import { digest } from "../digest";
import { replaceFile } from "../replaceFile";
import { subsetFont } from "./subsetFont";

/** Changes whenever a font would be cut otherwise, as by another version of a library. */
const RECIPE = "1";

/** A part that weighs more than this share of the whole is not worth a file. */
const WORTHWHILE = 0.9;

/**
 * Cuts fonts, and keeps what it made by the content of the fonts: a second build does none of the work.
 * @param folder - where the cut fonts are kept; made when the first is
 */
export function fontCutter(folder: string): NonNullable<World["fonts"]["cut"]> {
  return async (source, part) => {
    const whole = readFileSync(source);
    const key = digest(JSON.stringify([RECIPE, whole.toString("base64"), part]), 16);
    const file = join(folder, `${key}.woff2`);
    try {
      if (!isWholeFile(file)) replaceFile(file, await cutFont(whole, part));
      if (readFileSync(file).length > whole.length * WORTHWHILE) return undefined;
    } catch {
      // A font that cannot be cut, or a full disk: pages name the whole font.
      return undefined;
    }
    const name = basename(source, extname(source)).replaceAll(/[^\w-]+/g, "-");
    return { path: `assets/fonts/${name}-${key.slice(0, 8)}.woff2`, source: file };
  };
}

async function cutFont(whole: Buffer, part: FontPart): Promise<Uint8Array> {
  const { compress, decompress } = await import("woff2-encoder");
  return compress(await subsetFont(await decompress(whole), part));
}

/** Whether a kept font is there with all of its bytes. Source: https://www.w3.org/TR/WOFF2/#woff20Header */
function isWholeFile(file: string): boolean {
  if (!existsSync(file)) return false;
  const bytes = readFileSync(file);
  return bytes.toString("latin1", 0, 4) === "wOF2" && bytes.readUInt32BE(8) === bytes.length;
}
