import { lstatSync, type Stats } from "node:fs";

/**
 * Tells a file from any other that lay in its place or will: its number on the disk, its time stamp in
 * milliseconds, and its size in bytes.
 */
export type FileStamp = readonly [number: number, modified: number, size: number];

/** The stamp of what lies at a path; `undefined` when that is no file. */
export function stampAt(file: string): FileStamp | undefined {
  const stats = lookAt(file);
  return stats?.isFile() ? [stats.ino, stats.mtimeMs, stats.size] : undefined;
}

/** Whether a stamp that was written down is that of a file. */
export function isStamp(stamp: FileStamp | undefined, noted: FileStamp): boolean {
  return stamp?.[0] === noted[0] && stamp[1] === noted[1] && stamp[2] === noted[2];
}

/** What lies at a path, links not followed; `undefined` for nothing, also where a file stands for a folder above. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}
