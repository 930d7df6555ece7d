import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder with those above it that are missing. Where the system makes none, it says so, while its own
 * way of making several at once tries for ever in `/proc`.
 * @param folder - its absolute path
 * @returns the folders that were made, the outermost first
 * @throws the system's error, with the path of the folder that could not be made
 */
export function makeFolders(folder: string): string[] {
  if (isFolder(folder)) return [];
  const parent = dirname(folder);
  const above = parent === folder ? [] : makeFolders(parent);
  try {
    mkdirSync(folder);
    return [...above, folder];
  } catch (error) {
    // Another process has made it meanwhile.
    if ((error as NodeJS.ErrnoException).code === "EEXIST" && isFolder(folder)) return above;
    throw error;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch (error) {
    // A file stands where a folder above should: making that folder says so in better words.
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return false;
    throw error;
  }
}
