import { basename, extname } from "node:path";
import type { FontPart } from "../../core/fonts/packagedFont";
import type { World } from "../../core/world";
import { digest } from "../digest";
import type { BuildCache } from "../buildCache";
import { subsetFont } from "./subsetFont";
import { readBytes } from "../regularFile";
import { Store } from "../store";

/** Changes whenever the subset fonts would differ, for example with another version of a library. */
const RECIPE = "1";

/** A larger share of the whole font is not worth a file. */
const WORTHWHILE = 0.9;

/** Creates subset fonts and caches them. A font that cannot be subset is published whole. */
export function fontCutter(cache: BuildCache): NonNullable<World["fonts"]["cut"]> {
  const made = new Store(cache, "fonts");
  return async (source, part) => {
    const whole = readBytes(source);
    const key = digest(JSON.stringify([RECIPE, whole.toString("base64"), part]), 16);
    let cut = made.find(key);
    if (!cut) {
      const bytes = await cutFont(whole, part).catch(() => undefined);
      if (!bytes) return undefined;
      cut = made.keep(key, bytes);
    }
    if (cut.bytes.length > whole.length * WORTHWHILE) return undefined;
    const name = basename(source, extname(source)).replaceAll(/[^\w-]+/g, "-");
    return { path: `assets/fonts/${name}-${key.slice(0, 8)}.woff2`, source: cut.file };
  };
}

async function cutFont(whole: Buffer, part: FontPart): Promise<Uint8Array> {
  const { compress, decompress } = await import("woff2-encoder");
  return compress(await subsetFont(await decompress(whole), part));
}
