import type { Path } from "../schema/walk";

/** Whether a path is another one, or inside another one. */
export function startsWith(path: Path, outer: Path): boolean {
  return outer.length <= path.length && outer.every((part, index) => path[index] === part);
}

/** A path as a key of a map. */
export function keyOf(path: Path): string {
  return JSON.stringify(path);
}
