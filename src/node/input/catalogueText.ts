import { isUtf8 } from "node:buffer";
import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueFile } from "../../languages/catalogueFile";
import { missingFile } from "../../languages/missingFile";
import { attempt } from "../attempt";
import { readBytes } from "../regularFile";

/** In bytes. The catalogue of a site with a thousand pages is a tenth of this. */
const largest = 32 * 1024 * 1024;

/** Reads a catalogue next to a config. Its name has no folder, and symbolic links are not followed. */
export function readCatalogueText(folder: string, name: string): CatalogueFile {
  const file = join(folder, name);
  const stats = attempt(() => lstatSync(file));
  if (!stats) return missingFile(name);
  if (stats.isSymbolicLink())
    return { problem: `${name} is a symbolic link. Replace it with the file itself.` };
  if (!stats.isFile()) return { problem: `${name} is not a file.` };
  if (stats.size > largest) {
    const size = Math.round(stats.size / 1024 / 1024);
    return {
      problem: `${name} is ${size} MB, which is too large for a catalogue. Check that it is the right file.`,
    };
  }
  const state = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(" ");
  const known = lastRead.get(file);
  if (known?.state === state) return known.read;
  const bytes = attempt(() => readBytes(file));
  if (!bytes) return { problem: `${name} cannot be read. Check the permissions of the file.` };
  if (!isUtf8(bytes)) return { problem: `${name} is not saved as UTF-8. Save it as UTF-8.` };
  const read = { text: bytes.toString("utf8") };
  if (lastRead.size === mostKept) lastRead.clear();
  if (Date.now() - stats.ctimeMs > settlingMs) lastRead.set(file, { state, read });
  return read;
}

/** The last text of each file with the state of the file, because a live site reads all catalogues after each save. */
const lastRead = new Map<string, { state: string; read: CatalogueFile }>();
const mostKept = 50;

/** Times of changes are inexact, so two states of a new file can look the same. In milliseconds. */
const settlingMs = 2_000;
