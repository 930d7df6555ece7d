import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** A file of a built site, by its path below the site's folder. */
export interface BuiltFile {
  path: string;
  text: string;
}

/** The files of a built site with one of these file extensions. */
export function builtFiles(folder: string, ...endings: string[]): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), text: readFileSync(file, "utf8") }));
}

/** The path of an HTML file's page, as hosts serve it: `/faq/`. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/index\.html$/, "")}`;
}
