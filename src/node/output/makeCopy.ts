import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  type Stats,
  statSync,
  writeFileSync,
  fchmodSync,
} from "node:fs";
import { digestOf, digestOfFile } from "./ownFiles";
import { readBytes } from "../regularFile";

/** Smaller files are read at once. In bytes. */
const small = 256 * 1024;
/** The size of the memory cache for files that many sites share, in bytes: scripts, styles and some fonts. */
const mostKept = 4 * 1024 * 1024;

interface Content {
  modified: number;
  bytes: Uint8Array;
  digest: string;
}

const kept = new Map<string, Content>();
let keptBytes = 0;

/**
 * Copies a file with its permissions to an unused path, and returns its digest. A small file is read only once.
 * @throws the system's error; `EEXIST` if the path exists
 */
export function makeCopy(source: string, place: string, isShared: boolean): string {
  const stats = statSync(source);
  if (stats.size > small) {
    copyFileSync(source, place, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return digestOfFile(place);
  }
  const { bytes, digest } = isShared ? keptContent(source, stats) : contentOf(source, stats);
  const file = openSync(place, "wx", stats.mode);
  try {
    // The umask may have changed the permissions.
    copyRights(file, stats.mode);
    writeFileSync(file, bytes);
  } finally {
    closeSync(file);
  }
  return digest;
}

function keptContent(source: string, stats: Stats): Content {
  const known = kept.get(source);
  if (known?.modified === stats.mtimeMs && known.bytes.length === stats.size) return known;
  const content = contentOf(source, stats);
  if (known) keptBytes -= known.bytes.length;
  kept.set(source, content);
  keptBytes += content.bytes.length;
  if (keptBytes > mostKept) {
    kept.clear();
    keptBytes = 0;
  }
  return content;
}

function contentOf(source: string, { mtimeMs }: Stats): Content {
  const bytes = readBytes(source);
  return { modified: mtimeMs, bytes, digest: digestOf(bytes) };
}

/**
 * Copies permissions to an open file. Windows shares have none and refuse the call.
 * @throws any other system error
 */
export function copyRights(file: number, mode: number, change: typeof fchmodSync = fchmodSync): void {
  try {
    change(file, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
