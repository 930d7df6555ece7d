import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and its missing parents. Unlike the recursive `mkdir` of Node.js, it fails in `/proc` instead of
 * trying forever.
 * @param folder - its absolute path
 * @returns the created folders, the outermost first
 * @throws the system's error with the path of the folder that could not be created
 */
export function makeFolders(folder: string): string[] {
  if (isFolder(folder)) return [];
  const parent = dirname(folder);
  const above = parent === folder ? [] : makeFolders(parent);
  try {
    mkdirSync(folder);
    return [...above, folder];
  } catch (error) {
    // Another process has created it.
    if ((error as NodeJS.ErrnoException).code === "EEXIST" && isFolder(folder)) return above;
    throw error;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch (error) {
    // A parent is a file. Creating that parent gives a clearer error.
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return false;
    throw error;
  }
}
