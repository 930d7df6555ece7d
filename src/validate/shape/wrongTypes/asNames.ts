import * as z from "zod";
import { exampleOf, inline } from "../../../schema/exampleOf";
import { unwrap } from "../../../schema/schemaAt";
import { isGroup, type Schema, structureOf } from "../../../schema/structure";
import { quote } from "../../../words/words";
import { type TypeAdvice, adviseValue, type WrongValue } from "./wrongValue";

type Named = readonly [name: string, value: unknown];

/** A longer example would say less. */
const longest = 200;

/** Keys of an entry whose text is often what the entry is found by. */
const namingKeys = ["from", "source", "old", "path", "folder", "name", "id", "key", "slug"];

/** What to write where a group of free names belongs, and a list stands: each entry under its name. */
export function asNames(wrong: WrongValue): TypeAdvice | undefined {
  const { value, schema } = wrong;
  const structure = schema && structureOf(unwrap(schema, undefined));
  if (structure?.is !== "names" || !Array.isArray(value)) return undefined;
  if (value.length === 0) return adviseValue("To have none, write { }.", wrong, {});
  const entries = (value as unknown[]).map((entry) => namedBy(entry, structure.name, structure.entry));
  const named = entries.filter((entry) => entry !== undefined);
  const [first] = named;
  const start = "Each entry goes under its name, without a list around them";
  if (!first) {
    const name = String(exampleOf(structure.name, "name"));
    const isOne = wrong.fits({ [name]: value }) && inline(value).length <= longest;
    const example = { [name]: isOne ? (value as unknown) : exampleOf(structure.entry) };
    const words = isOne ? "The list goes under a name" : start;
    return { advice: `${words}: ${inline(example)}, for example.` };
  }
  const all = joined(named);
  const isWhole = named.length === entries.length && all !== undefined && inline(all).length <= longest;
  if (!isWhole || !all) {
    const shown = inline(Object.fromEntries([first]));
    const one = shown.length <= longest ? `${shown.slice(0, -2)}, … }` : `{ ${quote(first[0])}: … }`;
    return {
      advice: `${start}: ${one}.`,
      ...(all && named.length === entries.length ? fitting(wrong, all) : {}),
    };
  }
  return adviseValue(`${start}: write ${inline(all)}.`, wrong, all);
}

function fitting(wrong: WrongValue, instead: object): Pick<TypeAdvice, "instead"> {
  return wrong.fits(instead) ? { instead } : {};
}

/** The entries as one group; those of one name are put together where they are lists, and nothing else may be there twice. */
function joined(named: readonly Named[]): Record<string, unknown> | undefined {
  const all = new Map<string, unknown>();
  for (const [name, value] of named) {
    const above = all.get(name);
    if (above !== undefined && !(Array.isArray(above) && Array.isArray(value))) return undefined;
    all.set(name, above === undefined ? value : [...(above as unknown[]), ...(value as unknown[])]);
  }
  return Object.fromEntries(all);
}

/** The name and the value that an entry of a list holds, however it was written; nothing where that cannot be told. */
function namedBy(entry: unknown, name: Schema, inner: Schema): Named | undefined {
  const isName = (text: unknown): text is string =>
    typeof text === "string" && z.safeParse(name, text).success;
  const isValue = (value: unknown) => z.safeParse(inner, value).success;
  const pair = typeof entry === "string" ? pairIn(entry) : entry;
  if (Array.isArray(pair)) {
    const [first, second] = pair as unknown[];
    return pair.length === 2 && isName(first) && isValue(second) ? [first, second] : undefined;
  }
  if (!isGroup(pair)) return undefined;
  const keys = Object.keys(pair);
  const [only] = keys;
  if (only !== undefined && keys.length === 1 && isName(only)) {
    return isValue(pair[only]) ? [only, pair[only]] : undefined;
  }
  const naming = [...namingKeys.filter((key) => keys.includes(key)), ...keys].find((key) =>
    isName(pair[key]),
  );
  if (naming === undefined) return undefined;
  const { [naming]: text, ...rest } = pair;
  const others = Object.values(rest);
  // The value is all that is left, an entry of a list, or the only thing that is left.
  const candidates = [rest, [rest], ...(others.length === 1 ? others : [])];
  const value = candidates.find(isValue);
  return value === undefined ? undefined : [text as string, value];
}

/** Two addresses with an arrow or a space between them, as files of hosts have them: `/a -> /b`, `/a /b 301`. */
function pairIn(line: string): string[] | undefined {
  const [, from, to] = /^\s*(\S+?)\s*(?:->|=>|→|\s)\s*(\S+?)(?:\s+30\d)?\s*$/.exec(line) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
}
