import * as z from "zod";
import type { Cursor } from "../../schema/cursor";
import { exampleOf, inline, ownWords, requiredKeys } from "../../schema/exampleOf";
import { isGroup, type Schema, structureOf } from "../../schema/structure";
import { shapeOf, unwrap } from "../../schema/schemaAt";
import { quote } from "../../words/words";
import { groupOf } from "./keyMatch";
import { whole } from "./lineFor";
import { fixAt, type Rewrite, withoutKey } from "./rewrites/parts";
import { groupAround } from "./wrongTypes/asGroup";
import { pairsAsEntries } from "./wrongTypes/asList";
import { blocksOf } from "../blocksIn";
import type { Finding } from "../finding";

/** The list that is missing around some entries. */
export interface Wrapping {
  /** The key of the outer list: `categories`. */
  list: string;
  /** The key of the inner list: `questions`. */
  inner: string;
  /** The list with its entries, as text: `"categories": [{ "title": "…", "questions": […] }]`. */
  lines: string;
  /** The whole list, if the owner does not need to fill in any words. */
  value?: unknown;
}

/** The missing list around the value of an unknown key, such as "categories" around questions. */
export function wrappingOf(place: Cursor): Wrapping | undefined {
  const group = place.parent;
  if (!group || (!Array.isArray(place.value) && !isGroup(place.value))) return undefined;
  const free = group.keys.filter((key) => place.sibling(key).value === undefined);
  for (const list of free) {
    const { schema, isOptional } = place.sibling(list);
    if (!schema || isOptional) continue;
    const value = isEntries(place.value) ? place.value : entriesOf(place, schema);
    if (!value) continue;
    const inner = innerKeyFor(schema, value);
    if (inner !== undefined) return { list, inner, ...wrapped(schema, list, inner, value) };
    // A matching name is enough, whatever else is wrong in the entries.
    const named = innerLists(schema).find((key) => key === place.part);
    if (named !== undefined) {
      return { list, inner: named, lines: `${quote(list)}: ${inline(exampleOf(schema, list))}` };
    }
  }
  return undefined;
}

/** The entries of an object or a list of texts, if it has the name of a list inside another list's entries. */
function entriesOf({ part, value }: Cursor, list: Schema): object[] | undefined {
  const structure = structureOf(unwrap(list, undefined));
  const shape = structure.is === "list" ? shapeOf(structure.entry, {}) : {};
  const inner = Object.hasOwn(shape, String(part)) ? shape[String(part)] : undefined;
  const entries = inner && structureOf(unwrap(inner, undefined));
  if (entries?.is !== "list") return undefined;
  return Array.isArray(value) ? textsAsEntries(value, entries.entry) : pairsAsEntries(value, entries.entry);
}

/** Texts converted to entries, with each text under the only required key, such as the names of members. */
function textsAsEntries(texts: readonly unknown[], entry: Schema): object[] | undefined {
  const around = texts.map((text) => groupAround(entry, text));
  return around.length > 0 && around.every(({ isSure }) => isSure)
    ? around.map(({ group }) => group)
    : undefined;
}

/** Lists whose entries are one level too high: questions instead of categories, links instead of groups. */
export function findUnwrapped(config: Cursor): Finding[] {
  const sidebars = config.child("sidebars");
  const lists = [
    ...blocksOf(config.value).flatMap(({ path }) => {
      const block = config.at(path);
      return block.keys.map((key) => [key, block.child(key)] as const);
    }),
    ...(isGroup(sidebars.value) ? Object.keys(sidebars.value) : []).map(
      (key) => [key, sidebars.child(key)] as const,
    ),
  ];
  return lists.flatMap(([key, { schema, value, path }]): Finding[] => {
    if (!schema || !isEntries(value) || z.safeParse(schema, value).success) return [];
    const inner = innerKeyFor(schema, value);
    if (inner === undefined) return [];
    const { lines, value: list } = wrapped(schema, key, inner, value);
    const message = `These are ${quote(inner)}, which belong in an entry of ${quote(key)}. Use ${lines}.`;
    const fix = list === undefined ? {} : { fix: { do: "replace" as const, value: list } };
    return [{ code: "misplaced-part", message, path, at: "opening", ...fix }];
  });
}

/** The required key of a list's entries that accepts these entries itself. */
function innerKeyFor(list: Schema, entries: readonly unknown[]): string | undefined {
  const structure = structureOf(unwrap(list, undefined));
  const shape = structure.is === "list" ? shapeOf(structure.entry, {}) : {};
  return innerLists(list).find((key) => z.safeParse(shape[key]!, entries).success);
}

/** The lists that each entry of a list must have. */
function innerLists(list: Schema): string[] {
  const structure = structureOf(unwrap(list, undefined));
  if (structure.is !== "list") return [];
  const shape = shapeOf(structure.entry, {});
  return requiredKeys(unwrap(structure.entry, undefined)).filter(
    (key) => shape[key] && structureOf(unwrap(shape[key], undefined)).is === "list",
  );
}

/** The list around some entries: as a line to paste, and as a value if no words are missing. */
function wrapped(
  list: Schema,
  key: string,
  inner: string,
  entries: readonly unknown[],
): Pick<Wrapping, "lines" | "value"> {
  const [example] = exampleOf(list, key) as [Record<string, unknown>];
  const frame = inline([{ ...example, [inner]: 0 }]).split(`${quote(inner)}: 0`);
  const lines = `${quote(key)}: ${frame.join(`${quote(inner)}: ${whole(entries)}`)}`;
  const isWhole = !frame.join("").includes(ownWords);
  return { lines, ...(isWhole ? { value: [{ ...example, [inner]: entries }] } : {}) };
}

/** Whether a value is a list of objects or addresses. */
function isEntries(value: unknown): value is (object | string)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) =>
      typeof entry === "string"
        ? entry.startsWith("/")
        : typeof entry === "object" && entry !== null && !Array.isArray(entry),
    )
  );
}

/** Entries without the required list around them: the questions of a category, the members of a group. */
export function adviseWrapping(place: Cursor): Rewrite | undefined {
  const wrapping = wrappingOf(place);
  if (!wrapping) return undefined;
  const { lines, list, value } = wrapping;
  const fixes = [
    { path: place.path, fix: { do: "replace" as const, value } },
    { path: place.path, fix: { do: "rename" as const, key: list } },
  ];
  return { advice: `Use ${lines} instead.`, fix: value === undefined ? undefined : { do: "each", fixes } };
}

/** An object whose keys belong one level higher, such as the picture of an image block. */
export function adviseUnwrapping(place: Cursor): Rewrite | undefined {
  const names = unwrappedKeys(place);
  if (names.length === 0) return undefined;
  const inner = place.value as Record<string, unknown>;
  const group = place.parent!;
  return {
    advice: `Remove ${quote(place.part)} and the { } around its value. Use only ${whole(inner).slice(2, -2)}.`,
    fix: fixAt(group.path, { do: "replace", value: withoutKey(group.value, place.part!, inner) }),
  };
}

/** The keys in the value of an unknown key, if each would be valid one level higher. */
export function unwrappedKeys(place: Cursor): string[] {
  const { value } = place;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const { owner, keys } = groupOf(place);
  const names = Object.keys(value);
  const isRight = (name: string) =>
    keys.includes(name) &&
    !Object.hasOwn(owner, name) &&
    place.sibling(name).accepts((value as Record<string, unknown>)[name]);
  return names.every(isRight) && names.some((name) => !place.sibling(name).isOptional) ? names : [];
}
