import type { Path } from "./walk";

/** One step of a path, as long walks note it: paths are put together only where they are asked for. */
export interface Place {
  part: string | number;
  parent: Place | undefined;
}

/** The whole path that ends at a place; the path of a whole value is empty. */
export function pathTo(place: Place | undefined): Path {
  const path: (string | number)[] = [];
  for (let here = place; here; here = here.parent) path.push(here.part);
  return path.reverse();
}
