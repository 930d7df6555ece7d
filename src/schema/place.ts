import type { Path } from "./walk";

/** One step of a path. Walks note steps, because paths are rarely needed. */
export interface Place {
  part: string | number;
  parent: Place | undefined;
}

/** A step, or the whole value, which has no part. */
interface Step {
  readonly part?: string | number | undefined;
  readonly parent?: Step | undefined;
}

/** The place at a path; `undefined` for a whole value. */
export function placeAt(path: Path): Place | undefined {
  return path.reduce<Place | undefined>((parent, part) => ({ part, parent }), undefined);
}

/** The path of a place; empty for a whole value. */
export function pathTo(place: Step | undefined): Path {
  const path: (string | number)[] = [];
  for (let here = place; here?.part !== undefined; here = here.parent) path.push(here.part);
  return path.reverse();
}
