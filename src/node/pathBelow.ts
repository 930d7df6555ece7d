import nodePath, { type PlatformPath } from "node:path";

/**
 * The way from a folder to what lies in it, with slashes on every system: `art/mill.svg`.
 * @param folder - this and the other as absolute paths
 * @param path - how paths are written; by default as on this system
 * @returns an empty text for the folder itself, `undefined` for what lies elsewhere
 */
export function pathBelow(
  folder: string,
  file: string,
  path: Pick<PlatformPath, "relative" | "isAbsolute" | "sep"> = nodePath,
): string | undefined {
  const way = path.relative(folder, file).split(path.sep);
  // From one drive to another there is no way; what is given then is the file itself.
  return way[0] === ".." || path.isAbsolute(way.join(path.sep)) ? undefined : way.join("/");
}
