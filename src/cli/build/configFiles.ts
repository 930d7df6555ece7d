import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import nodePath, { extname, join, type PlatformPath, resolve } from "node:path";
import { danglingTarget } from "../../node/regularFile";
import { ConfigFileError } from "../../node/input/configText";
import { usualConfig } from "../command";
import { attempt } from "../../node/attempt";

/** JSON files that are never a config. */
const otherJson = /^(?:package|package-lock|tsconfig.*|jsconfig|.*\.schema)\.json$/i;
const skipped = new Set(["node_modules"]);

/** Whether an argument can match several configs: a folder, or a pattern with `*` or `?`. */
export function namesMany(written: string): boolean {
  return isFolder(written) || isPattern(written);
}

/**
 * Finds configs.
 * @param written - files, folders (their `*.json`, and `site.config.json` one level below) and patterns: `*` matches
 *   any part of a
 * name, `?` one character, `**` any folders. A pattern that matches a folder means its `site.config.json`. A pattern
 * that ends
 * in `*` only matches `.json` files.
 * @returns absolute paths without duplicates, in an order that depends only on the arguments and the files
 * @throws ConfigFileError if a folder or pattern has no config
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

/** The matching files below a folder, sorted folder by folder. */
function match(folder: string, [part = "", ...rest]: string[]): string[] {
  const inside = (name: string) => join(folder, name);
  const entries = entriesOf(folder);
  const folders = entries.filter((entry) => isFolderEntry(folder, entry) && !skipped.has(entry.name));
  if (part === "**") {
    const here = rest.length > 0 ? match(folder, rest) : match(folder, ["*"]);
    // A link to a parent folder would cause a cycle.
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
  // Its reader reports the link.
  const lost = entries
    .filter((entry) => fits(entry) && extname(entry.name) === "" && isDangling(inside(entry.name)))
    .map(({ name }) => resolve(folder, name, usualConfig));
  if (rest.length > 0)
    return [...folders.filter(fits).flatMap(({ name }) => match(inside(name), rest)), ...lost];
  // A matching folder means its config.
  const found = entries.filter(fits).flatMap((entry) => {
    if (isFolderEntry(folder, entry)) return match(inside(entry.name), [usualConfig]);
    return isMeant(entry) ? [resolve(folder, entry.name)] : [];
  });
  return [...found, ...lost];
}

/** A dangling link. Without a file extension, it could be a link to a site's folder. */
function isDangling(path: string): boolean {
  return danglingTarget(path) !== undefined;
}

function asExpression(part: string): RegExp {
  const escaped = part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("*", ".*").replaceAll("?", ".")}$`, "s");
}

function entriesOf(folder: string): Dirent[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isFolderEntry(folder: string, entry: Dirent): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && isFolder(join(folder, entry.name)));
}

/** A file whose name contains such a character matches itself. */
function isPattern(written: string): boolean {
  return /[*?]/.test(written) && !existsSync(written);
}

function isFolder(path: string): boolean {
  // The command that reads the file reports the error.
  return attempt(() => statSync(path).isDirectory()) ?? false;
}

/** The name of a site among others: the folder's name if the config has the default name, otherwise the file's. */
export function siteName(file: string, path: Pick<PlatformPath, "basename" | "dirname"> = nodePath): string {
  const ownName = path.basename(file).replace(/\.json$/i, "");
  if (path.basename(file) === usualConfig) return path.basename(path.dirname(file)) || ownName;
  return ownName.replace(/\.config$/i, "") || ownName || "site";
}

/** Names the sites of several configs. @throws ConfigFileError if two have the same name, ignoring case */
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
