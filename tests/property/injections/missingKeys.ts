import { configSchema } from "../../../src/config/config";
import { fieldMeta } from "../../../src/fields/kind";
import { Cursor } from "../../../src/schema/cursor";
import { exampleOf } from "../../../src/schema/exampleOf";
import { unwrap } from "../../../src/schema/schemaAt";
import { isGroup, type Schema, structureOf } from "../../../src/schema/structure";
import type { Surroundings } from "../../../src/validate/surroundings";
import { errorsOf } from "./errorsOf";

/** The keys of each object of the schema that no config contains yet, with readable names. */
type Missing = Map<Schema, Map<string, string>>;

/**
 * Configs that together contain every key of the schema. A missing key is added with a minimal value to the first
 * possible object.
 * @throws Error if a config has errors, or if a key fits nowhere and needs its own example
 */
export function withMissingKeys(configs: readonly object[], world: Surroundings): object[] {
  const errors = configs.flatMap((config) => errorsOf(config, world));
  if (errors.length > 0) throw new Error(`An example has an error: ${JSON.stringify(errors[0])}`);
  const missing = keysOfSchema();
  for (const config of configs) forEachGroup(config, (group, keys) => keys.forEach((key) => see(group, key)));
  const filled = configs.map((config) => {
    const copy = structuredClone(config);
    forEachGroup(copy, (group, _, value) => {
      const structure = structureOf(group);
      if (structure.is !== "group") return;
      for (const [key, own] of Object.entries(value)) {
        const entry = entryOf(structure.keys[key]);
        // An empty list does not contain its entries' keys.
        if (!Array.isArray(own) || own.length > 0 || !entry || !missing.get(entry)?.size) continue;
        own.push(exampleOf(entry, key));
        if (errorsOf(copy, world).length > 0) own.pop();
      }
      const keys = [...(missing.get(group)?.keys() ?? [])];
      const add = (some: string[]): boolean => {
        for (const key of some)
          value[key] = nameIn(copy, structure.keys[key]!) ?? exampleOf(structure.keys[key]!, key);
        const fits = errorsOf(copy, world).length === 0;
        for (const key of some) {
          if (fits) see(group, key);
          else delete value[key];
        }
        return fits;
      };
      // Checking a whole site is slow, and usually all keys fit.
      if (keys.length === 1) add(keys);
      if (keys.length > 1 && !add(keys)) for (const key of keys) add([key]);
    });
    return copy;
  });
  const left = [...missing.values()].flatMap((names) => [...names.values()]);
  if (left.length > 0) throw new Error(`No example has the keys ${left.join(", ")}.`);
  return filled;

  function see(group: Schema, key: string): void {
    missing.get(group)?.delete(key);
  }
}

/** A subset of blocks that together contain every key of all: each one with a key that is new. */
export function withEveryKey(blocks: readonly object[]): object[] {
  const missing = keysOfSchema();
  return blocks.filter((block) => {
    let isNeeded = false;
    forEachGroup({ routes: [{ blocks: [block] }] }, (group, keys) => {
      for (const key of keys) if (missing.get(group)?.delete(key)) isNeeded = true;
    });
    return isNeeded;
  });
}

/** The messages and servers that a key can reference. */
function nameIn(
  { toasts, servers = {} }: { toasts?: { messages?: object }; servers?: object },
  schema: Schema,
): string | undefined {
  const kind = fieldMeta.get(unwrap(schema, undefined))?.kind;
  const named = { toast: toasts?.messages ?? {}, server: servers };
  return kind === "toast" || kind === "server" ? Object.keys(named[kind])[0] : undefined;
}

/** The object schema of a list's entries; `undefined` for other schemas. */
function entryOf(schema: Schema | undefined): Schema | undefined {
  const structure = schema && structureOf(unwrap(schema, undefined));
  return structure?.is === "list" ? unwrap(structure.entry, undefined) : undefined;
}

function forEachGroup(
  config: object,
  visit: (group: Schema, keys: string[], value: Record<string, unknown>) => void,
): void {
  const walk = (place: Cursor): void => {
    const { value, inner } = place;
    if (Array.isArray(value)) value.forEach((_, index) => walk(place.child(index)));
    if (!isGroup(value)) return;
    const keys = Object.keys(value);
    if (inner) visit(inner, keys, value);
    for (const key of keys) walk(place.child(key));
  };
  walk(Cursor.of(configSchema, config));
}

function keysOfSchema(): Missing {
  const missing: Missing = new Map();
  const walk = (schema: Schema, name: string): void => {
    const inner = unwrap(schema, undefined);
    const structure = structureOf(inner);
    if (structure.is === "list" || structure.is === "names") return walk(structure.entry, `${name}[]`);
    if (structure.is === "choice") return structure.options.forEach((option) => walk(option, name));
    // Blocks contain blocks.
    if (structure.is !== "group" || missing.has(inner)) return;
    const keys = Object.keys(structure.keys);
    missing.set(inner, new Map(keys.map((key) => [key, `${name}.${key}`])));
    for (const [key, child] of Object.entries(structure.keys)) walk(child, `${name}.${key}`);
  };
  walk(configSchema, "");
  return missing;
}
