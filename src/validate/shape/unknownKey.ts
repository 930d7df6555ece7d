import * as z from "zod";
import type { Path } from "../../schema/walk";
import type { Fix } from "../../json/fix";
import type { Finding } from "../finding";
import { keysBelow, pathOfPlace, placesOfKey, wordsForPlace } from "../../schema/keyPlaces";
import { fits, groupOf, matchInGroup } from "./keyMatch";
import { nearest } from "../../words/nearest";
import { schemaAt, unwrap, valueAt } from "../../schema/schemaAt";
import { synonymsAmong } from "../../words/synonyms";
import { allOf, anyOf, listed, quote } from "../../words/words";

/** The most keys that a message lists. */
const longestList = 10;

/** Says which key was meant by an unknown one, or where it belongs. */
export function explainUnknownKey(schema: z.core.$ZodType, root: unknown, path: Path): Finding {
  const key = String(path.at(-1));
  const { owner, keys } = groupOf(schema, root, path);
  const { type } = owner;
  const where = typeof type === "string" && keys.includes("type") ? `, with "type": ${quote(type)}` : "";
  const start = `There is no key ${quote(key)} here${where}.`;
  const { advice, fix } = advise(schema, root, path, key);
  return { code: "unknown-key", message: `${start} ${advice}`, path, at: "key", ...(fix ? { fix } : {}) };
}

/** The places of the missing keys that an unknown one was probably meant to be. */
export function meantBy(schema: z.core.$ZodType, root: unknown, path: Path): Path[] {
  const parent = path.slice(0, -1);
  const match = matchInGroup(schema, root, path);
  if (match) return match.names.map((name) => [...parent, name]);
  return placesOfKey(schema, root, path).flatMap((place) => {
    const meant = pathOfPlace(place);
    return meant ? [meant] : [];
  });
}

/** What to do about an unknown key, and what does it, where that is beyond doubt. */
interface Advice {
  advice: string;
  fix?: Fix | undefined;
}

function advise(schema: z.core.$ZodType, root: unknown, path: Path, key: string): Advice {
  const match = matchInGroup(schema, root, path);
  if (match) {
    const [first] = match.names;
    const fix = match.isSure ? { do: "rename" as const, key: first! } : undefined;
    const advice = {
      spelling: `Did you mean ${quote(first)}?`,
      meaning: `What you mean is called ${anyOf(match.names)} here.`,
      need: `${quote(first)} is missing here: if this is it, call it ${quote(first)}.`,
    };
    return { advice: advice[match.by], fix };
  }
  return (
    adviseTaken(schema, root, path, key) ??
    adviseOtherPlace(schema, root, path) ??
    adviseInside(schema, root, path, key) ??
    adviseRemoval(schema, root, path, key)
  );
}

/** A key that says the same as another one beside it. */
function adviseTaken(schema: z.core.$ZodType, root: unknown, path: Path, key: string): Advice | undefined {
  const { owner, keys } = groupOf(schema, root, path);
  const there = keys.filter((name) => Object.hasOwn(owner, name));
  const spelt = nearest(key, keys);
  const taken =
    spelt !== undefined && there.includes(spelt)
      ? spelt
      : synonymsAmong(key, there).find((name) => fits(schema, root, path, name));
  if (taken === undefined) return undefined;
  return { advice: `Its place is taken by ${quote(taken)}, which is there too: remove one of the two.` };
}

/** Where the schema has the key instead. */
function adviseOtherPlace(schema: z.core.$ZodType, root: unknown, path: Path): Advice | undefined {
  const places = placesOfKey(schema, root, path);
  const [place] = places;
  if (!place) return undefined;
  const words = listed(
    places.map((one) => wordsForPlace(one, schema, root, path)),
    "or",
  );
  const there = pathOfPlace(place);
  const isOnly = places.length === 1 && there !== undefined;
  const other = isOnly ? valueAt(root, there) : undefined;
  const isThere = other !== undefined;
  return {
    advice: `${quote(place.key)} belongs ${words}${isThere ? ", where it is already: remove this one" : ""}.`,
    fix: isOnly ? fixPlace(schema, there, valueAt(root, path), other) : undefined,
  };
}

/** A group of free names just below, as of messages, that would take the value under any name. */
function adviseInside(schema: z.core.$ZodType, root: unknown, path: Path, key: string): Advice | undefined {
  const value = valueAt(root, path);
  if (typeof value !== "object" || value === null) return undefined;
  const { keys } = groupOf(schema, root, path);
  const parent = path.slice(0, -1);
  const inside = keys.find((name) => {
    const target = schemaAt(schema, root, [...parent, name, key]);
    const group = schemaAt(schema, root, [...parent, name]);
    const isFree = group && (unwrap(group, {}) as z.core.$ZodTypes)._zod.def.type === "record";
    return isFree === true && target !== undefined && z.safeParse(target, value).success;
  });
  if (inside === undefined) return undefined;
  const to = [...parent, inside, key];
  const fix = valueAt(root, to) === undefined ? { do: "move" as const, to } : undefined;
  return { advice: `Put it into ${quote(inside)}, where names of your own belong.`, fix };
}

function adviseRemoval(schema: z.core.$ZodType, root: unknown, path: Path, key: string): Advice {
  const { owner, keys } = groupOf(schema, root, path);
  const [meant] = synonymsAmong(key, keys);
  if (meant !== undefined)
    return { advice: `Did you mean ${quote(meant)}? That wants another kind of value.` };
  const below = keysBelow(schema, root, path.slice(0, -1));
  const lower = nearest(
    key,
    below.map((one) => one.key),
  );
  const lowerPlace = below.find((one) => one.key === lower);
  if (lowerPlace) {
    return { advice: `Did you mean ${quote(lower)}, ${wordsForPlace(lowerPlace, schema, root, path)}?` };
  }
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  if (free.length === 0) return { advice: "Every key of this group is there already: remove this one." };
  const shown = free.slice(0, longestList).map(quote);
  const list = free.length > longestList ? `${shown.join(", ")} …` : allOf(free);
  return { advice: `What else can stand here: ${list}. Rename it, or remove it.` };
}

/** Moves a key to its place, or removes it where the same stands there already. */
function fixPlace(schema: z.core.$ZodType, there: Path, value: unknown, other: unknown): Fix | undefined {
  if (other !== undefined) {
    return JSON.stringify(other) === JSON.stringify(value) ? { do: "remove" } : undefined;
  }
  const target = schemaAt(schema, {}, there);
  return target && z.safeParse(target, value).success ? { do: "move", to: there } : undefined;
}
