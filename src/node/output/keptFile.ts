import {
  closeSync,
  copyFileSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
} from "node:fs";
import { type FileStamp, isStamp, stampAt } from "./fileStamp";

const chunk = 256 * 1024;

/**
 * Takes over a file of the previous site if it holds these bytes.
 * @param previous - the file of the previous site, which may be absent
 * @param file - where it belongs in the new site; nothing is left there when it is not taken
 * @returns whether it was taken, with its time stamp
 */
export function keepBytes(previous: string, file: string, bytes: Uint8Array): boolean {
  const stats = lstatSync(previous, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size !== bytes.length) return false;
  return keepIf(previous, file, stats, () => readFileSync(file).equals(bytes));
}

/**
 * Takes over a file of the previous site if it holds the bytes of another file, with the same rights.
 * @param source - the file to compare with; the other arguments and the answer are those of `keepBytes`
 */
export function keepFile(previous: string, file: string, source: string): boolean {
  const stats = lstatSync(previous, { throwIfNoEntry: false });
  if (!stats?.isFile()) return false;
  const { size, mode } = statSync(source);
  if (stats.size !== size || stats.mode !== mode) return false;
  return keepIf(previous, file, stats, () => hasSameBytes(file, source));
}

/**
 * Takes over a file of the previous site if it is the very one that was noted, unless the disk knows no links.
 * @param stamp - what it was noted by; the other arguments and the answer are those of `keepBytes`
 */
export function keepStamped(previous: string, file: string, stamp: FileStamp): boolean {
  if (!link(previous, file)) return false;
  if (isStamp(stampAt(file), stamp)) return true;
  rmSync(file);
  return false;
}

/** What is compared is what was taken: another build may replace the previous site between two looks at it. */
function keepIf(previous: string, file: string, stats: Stats, isSame: () => boolean): boolean {
  if (!take(previous, file, stats)) return false;
  if (isSame()) return true;
  rmSync(file);
  return false;
}

/** @returns whether it could be linked, after what was there before had made way */
function link(previous: string, file: string): boolean {
  try {
    linkSync(previous, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
    rmSync(file);
    return link(previous, file);
  }
}

/** Links a file, or copies it with its time stamp where the disk knows no links. */
function take(previous: string, file: string, stats: Stats): boolean {
  if (link(previous, file)) return true;
  try {
    copyFileSync(previous, file);
    utimesSync(file, stats.atime, stats.mtime);
    return true;
  } catch {
    return false;
  }
}

/** Compares two files piece by piece, so that a film needs no more memory than a page. */
function hasSameBytes(one: string, other: string): boolean {
  const files = [openSync(one, "r"), openSync(other, "r")];
  const [left, right] = [Buffer.allocUnsafe(chunk), Buffer.allocUnsafe(chunk)];
  try {
    for (;;) {
      const [read, readOther] = [readSync(files[0]!, left), readSync(files[1]!, right)];
      if (read !== readOther || left.compare(right, 0, read, 0, read) !== 0) return false;
      if (read === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}
