import { type Dirent, lstatSync } from "node:fs";
import { join } from "node:path";

/** The type of a folder's entry. `other` is a link, a Windows junction, a socket and so on. */
export type EntryKind = "file" | "folder" | "other";

/** The type of an entry, without following links. */
export function entryKind(folder: string, entry: Dirent): EntryKind {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  // Windows lists files in cloud storage like links.
  const isFile = lstatSync(join(folder, entry.name), { throwIfNoEntry: false })?.isFile();
  return isFile ? "file" : "other";
}
