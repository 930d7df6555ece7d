import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathBelow } from "../pathBelow";

/** The paths of all files below a folder, such as `/art/mill.svg`, in a fixed order. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${pathBelow(directory, join(entry.parentPath, entry.name))!}`)
    .sort();
}
