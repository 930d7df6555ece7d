import nodePath, { type PlatformPath } from "node:path";

/** The path from a folder to something in it, with slashes on every system; `undefined` outside of it. */
export function pathBelow(
  folder: string,
  file: string,
  path: Pick<PlatformPath, "relative" | "isAbsolute" | "sep"> = nodePath,
): string | undefined {
  const way = path.relative(folder, file).split(path.sep);
  // Between two Windows drives, `relative` returns an absolute path.
  return way[0] === ".." || path.isAbsolute(way.join(path.sep)) ? undefined : way.join("/");
}
