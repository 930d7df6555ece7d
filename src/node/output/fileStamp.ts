import { lstatSync, type Stats } from "node:fs";

/** Distinguishes a file from others at the same path: its inode, modification time in milliseconds, and size. */
export type FileStamp = readonly [number: number, modified: number, size: number];

/** The stamp of a file; `undefined` for anything else, such as a link. */
export function stampAt(file: string): FileStamp | undefined {
  const stats = lookAt(file);
  return stats?.isFile() ? [stats.ino, stats.mtimeMs, stats.size] : undefined;
}

export function isStamp(stamp: FileStamp | undefined, noted: FileStamp): boolean {
  return stamp?.[0] === noted[0] && stamp[1] === noted[1] && stamp[2] === noted[2];
}

/** The entry at a path, without following links; `undefined` if it is missing, even if a parent is a file. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}
