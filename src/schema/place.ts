import type { Path } from "./walk";

/** One step of a path. Walks note steps, because paths are rarely needed. */
export interface Place {
  /** Absent for a whole value. */
  part?: string | number | undefined;
  parent?: Place | undefined;
  /** The group of keys that the step leads into, or the list inside a list. */
  owner?: object | undefined;
}

/** The place at a path; `undefined` for a whole value. */
export function placeAt(path: Path): Place | undefined {
  return path.reduce<Place | undefined>((parent, part) => ({ part, parent }), undefined);
}

/** The same text for the same path, for sets and maps. */
export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

/** The path of a place; empty for a whole value. */
export function pathTo(place: Place | undefined): Path {
  const path: (string | number)[] = [];
  for (let here = place; here?.part !== undefined; here = here.parent) path.push(here.part);
  return path.reverse();
}
