import type { z } from "zod";
import type { Path } from "../fields/walk";
import type { Finding } from "./finding";
import { keysBelow, pathOfPlace, placesOfKey, wordsForPlace } from "./keyPlaces";
import { nearest } from "./nearest";
import { schemaAt, shapeOf, valueAt } from "./schemaAt";
import { anyOf, quote } from "./words";

/** The most keys that a message lists. */
const longestList = 8;

/** Says which key was meant by an unknown one, or where it belongs. */
export function explainUnknownKey(schema: z.core.$ZodType, root: unknown, path: Path): Finding {
  const key = String(path.at(-1));
  const { owner, keys } = groupOf(schema, root, path);
  const { type } = owner;
  const where = typeof type === "string" && keys.includes("type") ? `, with "type": ${quote(type)}` : "";
  const start = `There is no key ${quote(key)} here${where}.`;
  return { code: "unknown-key", message: `${start} ${advise(schema, root, path, key)}`, path, at: "key" };
}

/** The places of the missing keys that an unknown one was probably meant to be. */
export function meantBy(schema: z.core.$ZodType, root: unknown, path: Path): Path[] {
  const { keys } = groupOf(schema, root, path);
  const match = nearest(String(path.at(-1)), keys);
  if (match !== undefined) return [[...path.slice(0, -1), match]];
  return placesOfKey(schema, root, path).flatMap((place) => {
    const meant = pathOfPlace(place);
    return meant ? [meant] : [];
  });
}

function advise(schema: z.core.$ZodType, root: unknown, path: Path, key: string): string {
  const { owner, keys } = groupOf(schema, root, path);
  const match = nearest(key, keys);
  const isFree = match !== undefined && !Object.hasOwn(owner, match);
  if (isFree) return `Did you mean ${quote(match)}?`;

  const places = placesOfKey(schema, root, path);
  const [place] = places;
  if (place) {
    const words = places.map((one) => wordsForPlace(one, schema, root, path)).join(" or ");
    const there = pathOfPlace(place);
    const isThere = places.length === 1 && there !== undefined && valueAt(root, there) !== undefined;
    return `${quote(place.key)} belongs ${words}${isThere ? ", where it is already: remove this one" : ""}.`;
  }
  if (match !== undefined) {
    return `Its place is taken by ${quote(match)}, which is there too: remove one of the two.`;
  }
  const below = keysBelow(schema, root, path.slice(0, -1));
  const lower = nearest(
    key,
    below.map((one) => one.key),
  );
  const lowerPlace = below.find((one) => one.key === lower);
  if (lowerPlace) {
    return `Did you mean ${quote(lower)}, ${wordsForPlace(lowerPlace, schema, root, path)}?`;
  }
  // What is left over of a full group is no help.
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  const isList = free.length > 0 && free.length <= longestList && free.length * 2 >= keys.length;
  return `Remove it${isList ? `, or use one of ${anyOf(free)}` : ""}.`;
}

function groupOf(schema: z.core.$ZodType, root: unknown, path: Path) {
  const parent = path.slice(0, -1);
  const owner = valueAt(root, parent) as Record<string, unknown>;
  return { owner, keys: Object.keys(shapeOf(schemaAt(schema, root, parent), owner)) };
}
