import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import nodePath, { extname, join, type PlatformPath, resolve } from "node:path";
import { danglingTarget } from "../node/danglingLink";
import { ConfigFileError } from "../node/input/configText";
import { usualConfig } from "./command";

/** Names of JSON files that are never a config. */
const otherJson = /^(?:package|package-lock|tsconfig.*|jsconfig|.*\.schema)\.json$/i;
/** Folders in which nobody keeps configs. */
const skipped = new Set(["node_modules"]);

/** Whether what was named can stand for several configs: a folder, or a pattern with `*` or `?`. */
export function namesMany(written: string): boolean {
  return isFolder(written) || isPattern(written);
}

/**
 * Finds the configs that are meant.
 * @param written - files, folders (their `*.json`, and `site.config.json` one level below) and patterns, in
 *   which `*` stands for any part of a name, `?` for one character and `**` for any folders; a folder that a
 *   pattern ends with stands for the `site.config.json` in it, and a pattern that ends with `*` leads to no
 *   other files than `.json`
 * @returns absolute paths, each once, in an order that depends on nothing but what was written and what is there
 * @throws ConfigFileError when a folder or pattern leads to no config
 */
export function findConfigs(written: readonly string[]): string[] {
  return [...new Set(written.flatMap(findOne))];
}

function findOne(written: string): string[] {
  if (!namesMany(written)) return [resolve(written)];
  if (isFolder(written)) {
    const found = match(written, ["*"]);
    if (found.length > 0) return found;
    throw new ConfigFileError(
      `No config found in the folder ${written}. It has no .json file, and none of its subfolders contains a ${usualConfig}.`,
    );
  }
  const parts = written.split(/[/\\]/);
  const first = parts.findIndex((part) => /[*?]/.test(part));
  const start = parts.slice(0, first).join("/");
  const found = match(first > 0 ? start || "/" : ".", parts.slice(first));
  if (found.length > 0) return found;
  throw new ConfigFileError(
    `No file matches ${written}. Use * for any part of a name, such as --config "sites/*/${usualConfig}".`,
  );
}

/** The files below a folder that a pattern leads to, sorted folder by folder. */
function match(folder: string, [part = "", ...rest]: string[]): string[] {
  const inside = (name: string) => join(folder, name);
  const entries = entriesOf(folder);
  const folders = entries.filter((entry) => isFolderEntry(folder, entry) && !skipped.has(entry.name));
  if (part === "**") {
    const here = rest.length > 0 ? match(folder, rest) : match(folder, ["*"]);
    // A link to a folder further up would lead round and round.
    const below = folders.filter((entry) => !entry.isSymbolicLink() && !entry.name.startsWith("."));
    return [...here, ...below.flatMap(({ name }) => match(inside(name), [part, ...rest]))];
  }
  if (!/[*?]/.test(part)) {
    if (rest.length > 0) return match(inside(part), rest);
    const isFile = existsSync(inside(part)) ? !isFolder(inside(part)) : isDangling(inside(part));
    return isFile ? [resolve(folder, part)] : [];
  }
  const pattern = asExpression(part);
  const fits = ({ name }: Dirent) => pattern.test(name) && (part.startsWith(".") || !name.startsWith("."));
  const isMeant = ({ name }: Dirent) =>
    !part.endsWith("*") || (/\.json$/i.test(name) && !otherJson.test(name));
  // Whoever reads it reports the link.
  const lost = entries
    .filter((entry) => fits(entry) && extname(entry.name) === "" && isDangling(inside(entry.name)))
    .map(({ name }) => resolve(folder, name, usualConfig));
  if (rest.length > 0)
    return [...folders.filter(fits).flatMap(({ name }) => match(inside(name), rest)), ...lost];
  // A folder at the end of a pattern stands for the config in it.
  const found = entries.filter(fits).flatMap((entry) => {
    if (isFolderEntry(folder, entry)) return match(inside(entry.name), [usualConfig]);
    return isMeant(entry) ? [resolve(folder, entry.name)] : [];
  });
  return [...found, ...lost];
}

/** A link that leads to nothing: it stands for a file or, without a file extension, for the folder of a site. */
function isDangling(path: string): boolean {
  return danglingTarget(path) !== undefined;
}

function asExpression(part: string): RegExp {
  const escaped = part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("*", ".*").replaceAll("?", ".")}$`, "s");
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function isFolderEntry(folder: string, entry: Dirent): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && isFolder(join(folder, entry.name)));
}

/** A file whose own name holds such a character is meant by itself. */
function isPattern(written: string): boolean {
  return /[*?]/.test(written) && !existsSync(written);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    // What cannot even be looked at is told by the command that reads it.
    return false;
  }
}

/**
 * The name that tells a site from the others of one command: the folder's when the config has the usual name, else the
 * file's. It depends only on the path of the config.
 * @param file - the config as an absolute path
 * @param path - the rules for paths: those of this system unless others are given
 */
export function siteName(file: string, path: Pick<PlatformPath, "basename" | "dirname"> = nodePath): string {
  const ownName = path.basename(file).replace(/\.json$/i, "");
  if (path.basename(file) === usualConfig) return path.basename(path.dirname(file)) || ownName;
  return ownName.replace(/\.config$/i, "") || ownName || "site";
}

/**
 * Gives each config the name of its site.
 * @param files - configs as absolute paths
 * @throws ConfigFileError when two would have the same, also where a disk tells no capitals from small letters
 */
export function nameSites(files: readonly string[]): { file: string; name: string }[] {
  const taken = new Map<string, string>();
  return files.map((file) => {
    const name = siteName(file);
    const key = name.normalize("NFC").toLowerCase();
    const other = taken.get(key);
    if (other !== undefined) {
      throw new ConfigFileError(
        `${other} and ${file} would both be built as the site "${name}". Rename one of these files, or its folder.`,
      );
    }
    taken.set(key, file);
    return { file, name };
  });
}
