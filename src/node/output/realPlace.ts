import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { danglingTarget, explainDangling } from "../regularFile";
import { OutputFolderError } from "./foreignFolder";

/** Resolves all links in a path, whose end may not exist yet. @throws OutputFolderError if a link is dangling */
export function realPlace(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ELOOP")
      throw new OutputFolderError(`${path} is a symbolic link that points to itself. Remove it.`);
    if (code !== "ENOENT") throw error;
  }
  // Creating the target would write to a disk that is not mounted at the moment.
  const target = danglingTarget(path);
  if (target !== undefined) throw new OutputFolderError(explainDangling(path, target));
  const parent = dirname(path);
  return parent === path ? path : join(realPlace(parent), basename(path));
}
