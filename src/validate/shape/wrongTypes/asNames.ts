import * as z from "zod";
import { exampleOf, inline } from "../../../schema/exampleOf";
import { unwrap } from "../../../schema/schemaAt";
import { isGroup, type Schema, structureOf } from "../../../schema/structure";
import { quote } from "../../../words/words";
import { type TypeAdvice, adviseValue, type WrongValue } from "./wrongValue";

type Named = readonly [name: string, value: unknown];

/** A longer example would say less. */
const longest = 200;

/** Keys that often contain the name of an entry. */
const namingKeys = ["from", "source", "old", "path", "folder", "name", "id", "key", "slug"];

/** Advice for a list instead of an object with free names: each entry goes under its name. */
export function asNames(wrong: WrongValue): TypeAdvice | undefined {
  const { value, schema } = wrong;
  const structure = schema && structureOf(unwrap(schema, undefined));
  if (structure?.is !== "names" || !Array.isArray(value)) return undefined;
  if (value.length === 0) return adviseValue("If you have no entries, use { }.", wrong, {});
  const entries = (value as unknown[]).map((entry) => namedBy(entry, structure.name, structure.entry));
  const named = entries.filter((entry) => entry !== undefined);
  const [first] = named;
  const start = "Use one key for each entry";
  if (!first) {
    const name = String(exampleOf(structure.name, "name"));
    const isOne = wrong.fits({ [name]: value }) && inline(value).length <= longest;
    const example = { [name]: isOne ? (value as unknown) : exampleOf(structure.entry) };
    const words = isOne ? "Put the list under a key" : start;
    return { advice: `${words}, such as ${inline(example)}.` };
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
  return adviseValue(`${start}: ${inline(all)}.`, wrong, all);
}

function fitting(wrong: WrongValue, instead: object): Pick<TypeAdvice, "instead"> {
  return wrong.fits(instead) ? { instead } : {};
}

/** The entries as one object. Lists with the same name are joined; other duplicates are not allowed. */
function joined(named: readonly Named[]): Record<string, unknown> | undefined {
  const all = new Map<string, unknown>();
  for (const [name, value] of named) {
    const above = all.get(name);
    if (above !== undefined && !(Array.isArray(above) && Array.isArray(value))) return undefined;
    all.set(name, above === undefined ? value : [...(above as unknown[]), ...(value as unknown[])]);
  }
  return Object.fromEntries(all);
}

/** The name and value of a list entry, in any notation; undefined if unclear. */
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
  // The value is the rest, the rest as a list, or the only other key.
  const candidates = [rest, [rest], ...(others.length === 1 ? others : [])];
  const value = candidates.find(isValue);
  return value === undefined ? undefined : [text as string, value];
}

/** Two addresses with an arrow or a space between them, as files of hosts have them: `/a -> /b`, `/a /b 301`. */
function pairIn(line: string): string[] | undefined {
  const [, from, to] = /^\s*(\S+?)\s*(?:->|=>|→|\s)\s*(\S+?)(?:\s+30\d)?\s*$/.exec(line) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
}
