import { listEntries } from "../fields/list";
import { unwrap, valueAt } from "./schemaAt";
import { isGroup, type Schema, structureOf } from "./structure";

/** The word for an entry of a list, from the list's schema. */
export function entryWord(list: Schema, value: unknown, index: number): string | undefined {
  const words = listEntries.get(unwrap(list, value));
  const entry = valueAt(value, [index]);
  const isOther = words?.having !== undefined && isGroup(entry) && Object.hasOwn(entry, words.having.key);
  return isOther ? words.having!.entry : words?.entry;
}

const known = new WeakMap<Schema, ReadonlyMap<string, ReadonlySet<string>>>();

/** The words for entries of all lists in a schema, by the lists' keys. */
export function entryWordsByKey(schema: Schema): ReadonlyMap<string, ReadonlySet<string>> {
  let words = known.get(schema);
  if (!words) {
    words = collectWords(schema);
    known.set(schema, words);
  }
  return words;
}

function collectWords(root: Schema): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  const seen = new Set<Schema>();
  visit(root, "");
  return words;

  function visit(schema: Schema, key: string): void {
    const word = listEntries.get(schema)?.entry;
    if (word !== undefined) words.set(key, (words.get(key) ?? new Set()).add(word));
    if (seen.has(schema)) return;
    seen.add(schema);
    const structure = structureOf(schema);
    switch (structure.is) {
      case "optional":
        return visit(structure.inner, key);
      case "list":
      case "names":
        return visit(structure.entry, "");
      case "choice":
        return structure.options.forEach((option) => visit(option, key));
      case "group":
        for (const [name, child] of Object.entries(structure.keys)) visit(child, name);
        return;
      default:
    }
  }
}
