import type { Path } from "./walk";

/** One step of a path, as long walks note it: paths are put together only where they are asked for. */
export interface Place {
  part: string | number;
  parent: Place | undefined;
}

/** The same, where the whole value is a place too: one without a part. */
interface Step {
  readonly part?: string | number | undefined;
  readonly parent?: Step | undefined;
}

/** The place at a path; `undefined` for a whole value. */
export function placeAt(path: Path): Place | undefined {
  return path.reduce<Place | undefined>((parent, part) => ({ part, parent }), undefined);
}

/** The whole path that ends at a place; the path of a whole value is empty. */
export function pathTo(place: Step | undefined): Path {
  const path: (string | number)[] = [];
  for (let here = place; here?.part !== undefined; here = here.parent) path.push(here.part);
  return path.reverse();
}
