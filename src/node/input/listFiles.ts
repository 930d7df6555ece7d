import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The paths of all files below a folder, such as `/art/mill.svg`, in a fixed order. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .sort();
}
