import { isBlockList } from "../../schema/blockLists";
import * as z from "zod";
import { blockSchemas, type BlockType } from "../../blocks/schemas";
import type { Fix } from "../../json/fix";
import type { Cursor } from "../../schema/cursor";
import { exampleOf, inline, ownWords, sampleAlt } from "../../schema/exampleOf";
import { type KeyPlace, keysBelow, pathOfPlace, placesOfKey, wordsForPlace } from "../../schema/keyPlaces";
import { shapeOf } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { synonymsAmong } from "../../words/synonyms";
import { listed, quote, sentences } from "../../words/words";
import { pagesOf } from "../links/pagesOf";
import { isTaken } from "./keyMatch";
import { lineFor } from "./lineFor";
import { fixByMoving, type Rewrite, withoutKey } from "./rewrites/parts";
import { answerToWish } from "./wishAnswers";
import { groupAround } from "./wrongTypes/asGroup";

/** The key's other place in the schema. */
export function adviseOtherPlace(place: Cursor): Rewrite | undefined {
  const all = placesOfKey(place);
  const taking = all.filter((other) => isTakenAt(other, place.value));
  const others = taking.length > 0 ? taking : all;
  const [first] = others;
  if (!first) return undefined;
  const words = listed(
    others.map((one) => wordsForPlace(one, place)),
    "or",
  );
  const what = first.key === place.part ? "It" : quote(first.key);
  const path = others.length === 1 ? pathOfPlace(first) : undefined;
  const there = path && place.root.at(path);
  if (there?.value === undefined) {
    return (
      (there && inWholeGroup(there, place)) ?? {
        advice: `${what} belongs ${words}.`,
        fix: there && fixPlace(place, there, first),
      }
    );
  }
  const isSame = JSON.stringify(there.value) === JSON.stringify(place.value);
  if (Array.isArray(there.value) && Array.isArray(place.value) && !isSame) {
    const all: unknown[] = [...(there.value as unknown[]), ...(place.value as unknown[])];
    const added = place.value.map((value: unknown, index) => ({
      path: [...there.path, all.length - index - 1],
      value,
    }));
    return {
      advice: `Move these entries to the end of ${quote(first.key)} ${words}.`,
      fix: there.accepts(all) ? fixByMoving(place.path, ...added) : undefined,
    };
  }
  return {
    advice: `${what} belongs ${words}, where it is already set. Remove it here.`,
    fix: fixPlace(place, there, first),
  };
}

/** A value that belongs in a missing object with other required keys: `"news": { "path": "/news", "posts": […] }`. */
function inWholeGroup(there: Cursor, { value, path, root }: Cursor): Rewrite | undefined {
  const group = there.parent;
  if (!group?.schema || group.value !== undefined || group.part === undefined) return undefined;
  const example = exampleOf(group.schema) as Record<string, unknown>;
  if (Object.keys(example).every((key) => key === there.part)) return undefined;
  const full = { ...example, [there.part!]: value };
  const where = group.parent === root ? 'at the top level next to "site"' : `in ${quote(group.parent?.part)}`;
  const isTaken = pathsOf(root.value).has(String(example["path"]));
  return {
    advice: `Use ${lineFor(String(group.part), full)} instead, ${where}.`,
    fix: group.accepts(full) && !isTaken ? fixByMoving(path, { path: group.path, value: full }) : undefined,
  };
}

function pathsOf(config: unknown): Set<unknown> {
  return new Set((pagesOf(config) ?? []).map((page) => page.path));
}

/** Whether a place of the schema accepts a value, ignoring mistakes inside it. */
export function isTakenAt({ schema, key }: KeyPlace, value: unknown): boolean {
  return isTaken(shapeOf(schema, {})[key], value);
}

/** With more keys than this, the intended key is unclear. */
const mostContents = 4;

/** An object that no place accepts, but whose keys each have one other place: the logo of a header. */
export function adviseContents(place: Cursor): Rewrite | undefined {
  const { value, root } = place;
  if (!isGroup(value) || placesOfKey(place).some((other) => isTakenAt(other, value))) return undefined;
  const parts = Object.keys(value).map((key) => {
    const inner = place.child(key);
    const paths = placesOfKey(inner).flatMap((other) => {
      const path = isTakenAt(other, inner.value) ? pathOfPlace(other) : undefined;
      return path ? [path] : [];
    });
    return paths.length === 1 ? { path: paths[0]!, value: inner.value } : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length || known.length > mostContents) return undefined;
  const groups = new Map<string, { group: Cursor; keys: Record<string, unknown> }>();
  for (const { path, value: inner } of known) {
    const there = root.at(path);
    const { group, keys } = groups.get(String(path.slice(0, -1))) ?? { group: there.parent!, keys: {} };
    groups.set(String(path.slice(0, -1)), { group, keys: { ...keys, [path.at(-1)!]: inner } });
  }
  const rest = (group: Cursor) =>
    group.value === place.parent!.value
      ? withoutKey(group.value, place.part!)
      : (group.value as object | undefined);
  const lines = [...groups.values()].map(({ group, keys }) =>
    group === root
      ? `${inline(keys).slice(2, -2)} next to "site"`
      : lineFor(String(group.part), { ...rest(group), ...keys }),
  );
  const isFree = known.every(
    ({ path }) => root.at(path).value === undefined && root.at(path).parent!.value !== undefined,
  );
  const accepted = known.every(({ path, value: inner }) => root.at(path).accepts(inner));
  return {
    advice: `Use ${listed(lines, "and")}, and remove ${quote(place.part)}.`,
    fix: isFree && accepted ? fixByMoving(place.path, ...known) : undefined,
  };
}

/** Moves a key to its place, or removes it if that place already has the same value. */
function fixPlace(place: Cursor, there: Cursor, { schema, key }: KeyPlace): Fix | undefined {
  if (there.value !== undefined) {
    return JSON.stringify(there.value) === JSON.stringify(place.value) ? { do: "remove" } : undefined;
  }
  const target = shapeOf(schema, {})[key];
  return target && z.safeParse(target, place.value).success ? { do: "move", to: there.path } : undefined;
}

/** A part that is a separate block type, such as a picture, inside a block of another type. */
export function adviseOwnBlock(place: Cursor, key: string): Rewrite | undefined {
  const group = place.parent!;
  const isInBlock = isBlockList(group.parent?.part) && typeof group.child("type").value === "string";
  if (!isInBlock || keysBelow(group).names.includes(key) || fitsBeside(place)) return undefined;
  const types = Object.keys(blockSchemas) as BlockType[];
  const type = types.find((name) => name === key) ?? (synonymsAmong(key, types)[0] as BlockType | undefined);
  if (type === undefined || typeof place.value === "number" || type === group.child("type").value) {
    // A single word or number describes the block's appearance and is not a part of it.
    const answer = place.value instanceof Object ? answerToWish(key, "type") : undefined;
    return answer === undefined ? undefined : { advice: answer };
  }
  const block = blockWith(type, key, place.value);
  const { part, parent: list } = group;
  const line = inline(block);
  const describes = line.includes(sampleAlt);
  const isWhole = !line.includes(ownWords) && !describes;
  const describe = describes ? 'Describe the picture in its "alt".' : undefined;
  return {
    advice: sentences(`Put it in a separate block below this one: ${line}.`, describe),
    fix: isWhole
      ? fixByMoving(place.path, { path: [...list!.path, Number(part) + 1], value: block })
      : undefined,
  };
}

/** Whether a neighbouring block accepts the value under this key. That is reported elsewhere. */
function fitsBeside(place: Cursor): boolean {
  return placesOfKey(place).some(
    (other) => pathOfPlace(other) !== undefined && isTakenAt(other, place.value),
  );
}

/** The smallest block of a type that contains a value in the right place. */
function blockWith(type: BlockType, key: string, value: unknown): unknown {
  const schema = blockSchemas[type];
  const example = exampleOf(schema) as Record<string, unknown>;
  if (typeof value === "string") return { ...groupAround(schema, value).group, type };
  const { type: _, ...keys } = shapeOf(schema, {});
  const names = [...(Object.hasOwn(keys, key) ? [key] : []), ...Object.keys(keys)];
  const around = isGroup(value)
    ? [{ type, ...example, ...value }]
    : names.map((name) => ({ type, ...example, [name]: value }));
  return around.find((block) => z.safeParse(schema, block).success) ?? example;
}
