import { existsSync, lstatSync, type Stats, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "../makeFolders";
import { explainSystemError } from "../systemError";

/** A project that cannot be written. The message says what to do. */
export class ProjectError extends Error {
  override name = "ProjectError";
}

/** The result by file, with paths in the project. */
export interface NewFiles {
  written: string[];
  /** Existing files that were kept. */
  kept: string[];
}

/**
 * Writes files into a folder, which is created if it is missing. Existing files are kept.
 * @param folder - its absolute path
 * @param files - contents by paths below the folder, with `/`
 * @throws ProjectError if it is not a folder or not writable, or if a link below it would redirect a new file;
 *   nothing is written then
 */
export function writeNewFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): NewFiles {
  checkFolder(folder);
  for (const path of Object.keys(files)) refuseLinks(folder, path);
  const result: NewFiles = { written: [], kept: [] };
  for (const [path, content] of Object.entries(files)) {
    const isNew = write(join(folder, ...path.split("/")), content);
    result[isNew ? "written" : "kept"].push(path);
  }
  return result;
}

/** @throws ProjectError if the path exists and is not a folder */
export function checkFolder(folder: string): void {
  const stats = statsOf(folder);
  if (stats && !stats.isDirectory()) {
    throw new ProjectError(`${folder} is a file. Choose a folder, or a name that is not in use.`);
  }
}

function statsOf(folder: string): Stats | undefined {
  try {
    return statSync(folder, { throwIfNoEntry: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ProjectError(
      code === "ENOTDIR"
        ? `${folder} cannot be created because ${dirname(folder)} is not a folder. Choose another folder.`
        : explain(folder, error as NodeJS.ErrnoException),
    );
  }
}

/** @throws ProjectError if a parent folder of a new file is a link */
function refuseLinks(folder: string, path: string): void {
  const names = path.split("/");
  if (existsSync(join(folder, ...names))) return;
  const ways = names.slice(1).map((_, index) => join(folder, ...names.slice(0, index + 1)));
  const link = ways.find((way) => lstatSync(way, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link === undefined) return;
  throw new ProjectError(
    `No files were created because ${link} is a symbolic link, and ${path} would be written to its target. Replace the symbolic link with a folder, or choose another folder for the site.`,
  );
}

/** @returns whether the file is new */
function write(file: string, content: string | Uint8Array): boolean {
  try {
    makeFolders(dirname(file));
  } catch (error) {
    throw new ProjectError(explain(dirname(file), error as NodeJS.ErrnoException));
  }
  try {
    // Fails if the name exists, even as a dangling link.
    writeFileSync(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw new ProjectError(explain(file, error as NodeJS.ErrnoException));
  }
}

function explain(path: string, error: NodeJS.ErrnoException): string {
  const { code, message } = error;
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${path} cannot be written: permission denied. Choose a folder that you own, such as one in your home folder.`;
    case "EEXIST":
    case "ENOTDIR":
      return `${path} cannot be created because a file with this name exists. Rename the file, or choose another folder.`;
    case "ENOSPC":
      return "The disk is full. Free some space and try again. Files already written are kept.";
    default:
      return explainSystemError(error) ?? `${path} cannot be written: ${message}.`;
  }
}
