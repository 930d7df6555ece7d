import { z } from "zod";
import type { Path } from "../fields/walk";
import type { Finding, Mend } from "./finding";
import { keysBelow, pathOfPlace, placesOfKey, wordsForPlace } from "./keyPlaces";
import { nearest, sureMatch } from "./nearest";
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
  const { advice, mend } = advise(schema, root, path, key);
  return { code: "unknown-key", message: `${start} ${advice}`, path, at: "key", ...(mend ? { mend } : {}) };
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

/** What to do about an unknown key, and what does it, where that is beyond doubt. */
interface Advice {
  advice: string;
  mend?: Mend | undefined;
}

function advise(schema: z.core.$ZodType, root: unknown, path: Path, key: string): Advice {
  const { owner, keys } = groupOf(schema, root, path);
  const match = nearest(key, keys);
  const isFree = match !== undefined && !Object.hasOwn(owner, match);
  if (isFree) {
    const isSure = sureMatch(key, keys) === match && rivalsOf(owner, match, keys) === 1;
    return {
      advice: `Did you mean ${quote(match)}?`,
      mend: isSure ? { do: "rename", key: match } : undefined,
    };
  }

  const places = placesOfKey(schema, root, path);
  const [place] = places;
  if (place) {
    const words = places.map((one) => wordsForPlace(one, schema, root, path)).join(" or ");
    const there = pathOfPlace(place);
    const isOnly = places.length === 1 && there !== undefined;
    const other = isOnly ? valueAt(root, there) : undefined;
    const isThere = other !== undefined;
    return {
      advice: `${quote(place.key)} belongs ${words}${isThere ? ", where it is already: remove this one" : ""}.`,
      mend: isOnly ? mendPlace(schema, there, valueAt(root, path), other) : undefined,
    };
  }
  if (match !== undefined) {
    return { advice: `Its place is taken by ${quote(match)}, which is there too: remove one of the two.` };
  }
  const below = keysBelow(schema, root, path.slice(0, -1));
  const lower = nearest(
    key,
    below.map((one) => one.key),
  );
  const lowerPlace = below.find((one) => one.key === lower);
  if (lowerPlace) {
    return { advice: `Did you mean ${quote(lower)}, ${wordsForPlace(lowerPlace, schema, root, path)}?` };
  }
  // What is left over of a full group is no help.
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  const isList = free.length > 0 && free.length <= longestList && free.length * 2 >= keys.length;
  return { advice: `Remove it${isList ? `, or use one of ${anyOf(free)}` : ""}.` };
}

/** How many unknown keys of a group would be the same known one. */
function rivalsOf(owner: Record<string, unknown>, match: string, keys: readonly string[]): number {
  return Object.keys(owner).filter((key) => !keys.includes(key) && nearest(key, keys) === match).length;
}

/** Moves a key to its place, or removes it where the same stands there already. */
function mendPlace(schema: z.core.$ZodType, there: Path, value: unknown, other: unknown): Mend | undefined {
  if (other !== undefined) {
    return JSON.stringify(other) === JSON.stringify(value) ? { do: "remove" } : undefined;
  }
  const target = schemaAt(schema, {}, there);
  return target && z.safeParse(target, value).success ? { do: "move", to: there } : undefined;
}

function groupOf(schema: z.core.$ZodType, root: unknown, path: Path) {
  const parent = path.slice(0, -1);
  const owner = valueAt(root, parent) as Record<string, unknown>;
  return { owner, keys: Object.keys(shapeOf(schemaAt(schema, root, parent), owner)) };
}
