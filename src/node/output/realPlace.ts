import { lstatSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { OutputFolderError } from "./foreignFolder";

/**
 * Where a path really lies, once all links on the way are followed; of what is not there yet, where it would lie.
 * @param path - an absolute path
 * @throws OutputFolderError when a link leads nowhere, or the system's error where a folder cannot be looked into
 */
export function realPlace(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ELOOP") throw new OutputFolderError(`${path} is a link that points to itself. Remove it.`);
    if (code !== "ENOENT") throw error;
  }
  // To make what it leads to would write to a disk that is not there at the moment.
  if (lstatSync(path, { throwIfNoEntry: false })) {
    throw new OutputFolderError(
      `${path} is a link to a folder that does not exist. Create the folder, or remove the link.`,
    );
  }
  const parent = dirname(path);
  return parent === path ? path : join(realPlace(parent), basename(path));
}
