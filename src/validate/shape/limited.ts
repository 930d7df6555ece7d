import * as z from "zod";
import { limitsOf } from "../../schema/limits";
import { pathTo, type Place } from "../../schema/place";
import { chosenOption, isGroup, type Schema, type Shape, structureOf } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import { enoughFindings } from "../mostFindings";

/** A value without the entries that are too many. */
export interface Limited {
  value: unknown;
  /** The lists and groups of names that had more than they may, with how many they may have. */
  excess: readonly { path: Path; origin: "array" | "object"; maximum: number }[];
}

/**
 * Truncates every list and object to its limit, and drops most unknown keys, so a small file cannot cause much work.
 */
export function limited(
  schema: Schema,
  value: unknown,
  isSound: (value: object) => boolean = () => false,
): Limited {
  const excess: { path: Path; origin: "array" | "object"; maximum: number }[] = [];
  return { value: cut(schema, value, undefined), excess };

  function cut(schema: Schema, value: unknown, place: Place | undefined): unknown {
    if (typeof value !== "object" || value === null || isSound(value)) return value;
    const structure = structureOf(schema);
    switch (structure.is) {
      case "optional":
        return cut(structure.inner, value, place);
      case "choice": {
        const option = chosenOption(structure, value);
        return option ? cut(option, value, place) : value;
      }
      case "list":
        return Array.isArray(value) ? cutList(schema, structure.entry, value, place) : value;
      case "names":
        return isGroup(value) ? cutGroup(value, place, () => structure.entry, limitOf(schema)) : value;
      case "group":
        return isGroup(value) ? cutGroup(value, place, (key) => ownOf(structure.keys, key)) : value;
      default:
        return value;
    }
  }

  function cutList(schema: Schema, entry: Schema, list: unknown[], place: Place | undefined): unknown[] {
    const { most: maximum = Infinity } = limitsOf(schema);
    let made = list;
    if (list.length > maximum) {
      excess.push({ path: pathTo(place), origin: "array", maximum });
      made = list.slice(0, maximum);
    }
    for (let part = 0; part < made.length; part++) {
      const item = made[part];
      const shorter = cut(entry, item, { part, parent: place });
      if (shorter === item) continue;
      if (made === list) made = [...list];
      made[part] = shorter;
    }
    return made;
  }

  function cutGroup(
    group: Record<string, unknown>,
    place: Place | undefined,
    schemaOf: (key: string) => Schema | undefined,
    maximum = Infinity,
  ): Record<string, unknown> {
    const keys = Object.keys(group);
    if (keys.length > maximum) excess.push({ path: pathTo(place), origin: "object", maximum });
    let unknown = 0;
    const left =
      keys.length > Math.min(maximum, enoughFindings)
        ? keys.slice(0, maximum).filter((key) => schemaOf(key) || ++unknown <= enoughFindings)
        : keys;
    let made = left.length < keys.length ? Object.fromEntries(left.map((key) => [key, group[key]])) : group;
    for (const part of left) {
      const child = schemaOf(part);
      const shorter = child ? cut(child, group[part], { part, parent: place }) : group[part];
      if (shorter === group[part]) continue;
      if (made === group) made = { ...group };
      made[part] = shorter;
    }
    return made;
  }
}

/** The most names that an object with free names may have. */
function limitOf(schema: Schema): number | undefined {
  return z.globalRegistry.get(schema)?.["maxProperties"] as number | undefined;
}

function ownOf(keys: Shape, key: string): Schema | undefined {
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
