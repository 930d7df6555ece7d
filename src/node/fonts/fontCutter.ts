import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { FontPart } from "../../core/fonts/packagedFont";
import type { World } from "../../core/world";
import { digest } from "../digest";
import { dropUnused, markUsed, namesIn } from "../keptFiles";
import { digestOf } from "../output/ownFiles";
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
    let cut: KeptFont;
    try {
      cut = kept(folder, key) ?? keep(folder, key, await cutFont(whole, part));
    } catch {
      // A font that cannot be cut, or a full disk: pages name the whole font.
      return undefined;
    }
    if (cut.bytes > whole.length * WORTHWHILE) return undefined;
    const name = basename(source, extname(source)).replaceAll(/[^\w-]+/g, "-");
    return { path: `assets/fonts/${name}-${key.slice(0, 8)}.woff2`, source: cut.file };
  };
}

async function cutFont(whole: Buffer, part: FontPart): Promise<Uint8Array> {
  const { compress, decompress } = await import("woff2-encoder");
  return compress(await subsetFont(await decompress(whole), part));
}

/** A cut font on the disk. */
interface KeptFont {
  file: string;
  /** How many it has. */
  bytes: number;
}

/** The font of a key, whole: a machine that lost its power may have kept the length of a file alone. */
function kept(folder: string, key: string): KeptFont | undefined {
  for (const name of namesIn(folder).filter((one) => one.startsWith(`${key}-`))) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (name !== fileName(key, bytes)) continue;
    markUsed(file);
    return { file, bytes: bytes.length };
  }
  return undefined;
}

/** @throws the system's error where it cannot be written */
function keep(folder: string, key: string, bytes: Uint8Array): KeptFont {
  const file = join(folder, fileName(key, bytes));
  replaceFile(file, bytes);
  // Nothing else makes the folder grow.
  dropUnused(folder);
  return { file, bytes: bytes.length };
}

/** The name by which a font is found again, and by which is seen whether it is whole. */
function fileName(key: string, bytes: Uint8Array): string {
  return `${key}-${digestOf(bytes).slice(0, 16)}.woff2`;
}
