import { type Dirent, lstatSync } from "node:fs";
import { join } from "node:path";

/** What an entry of a folder is by itself; `other` is a link, a junction of Windows, a socket … */
export type EntryKind = "file" | "folder" | "other";

/**
 * What an entry of a folder is, without following it anywhere.
 * @param folder - the folder that was read
 */
export function entryKind(folder: string, entry: Dirent): EntryKind {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  // Windows lists files that lie in a cloud for the moment as if they were links.
  const isFile = lstatSync(join(folder, entry.name), { throwIfNoEntry: false })?.isFile();
  return isFile ? "file" : "other";
}
