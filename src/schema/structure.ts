import * as z from "zod";

export type Schema = z.core.$ZodType;
/** The keys of an object and their schemas. */
export type Shape = z.core.$ZodShape;

/** The structure of a schema. Only this file and the JSON Schema generator read zod's internals. */
export type Structure =
  /** An optional value, with its default if it has one. */
  | { is: "optional"; inner: Schema; fallback?: unknown }
  | { is: "group"; keys: Shape }
  | { is: "list"; entry: Schema }
  /** An object whose keys the owner names. */
  | { is: "names"; name: Schema; entry: Schema }
  | Choice
  | { is: "text" }
  | { is: "number" }
  | { is: "boolean" }
  | { is: "literal"; values: readonly unknown[] }
  | { is: "enum"; values: readonly (string | number)[] }
  | { is: "other" };

/** A union, discriminated by the value of a key or by JSON type. */
export interface Choice {
  is: "choice";
  /** The discriminating key. */
  by?: string;
  options: readonly Schema[];
}

const known = new WeakMap<Schema, Structure>();

/** The structure of a schema, including optional wrappers. */
export function structureOf(schema: Schema): Structure {
  let structure = known.get(schema);
  if (!structure) {
    structure = readStructure(schema);
    known.set(schema, structure);
  }
  return structure;
}

function readStructure(schema: Schema): Structure {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "readonly":
      return { is: "optional", inner: def.innerType };
    case "default":
    case "prefault":
      return { is: "optional", inner: def.innerType, fallback: def.defaultValue };
    case "object":
      return { is: "group", keys: def.shape };
    case "array":
      return { is: "list", entry: def.element };
    case "record":
      return { is: "names", name: def.keyType, entry: def.valueType };
    case "union": {
      const { discriminator } = def as { discriminator?: string };
      return { is: "choice", options: def.options, ...(discriminator ? { by: discriminator } : {}) };
    }
    case "string":
      return { is: "text" };
    case "number":
    case "boolean":
      return { is: def.type };
    case "literal":
      return { is: "literal", values: def.values };
    case "enum":
      return { is: "enum", values: Object.values(def.entries) };
    default:
      return { is: "other" };
  }
}

/** The schemas inside a schema, in order: its keys, the entry of a list, names and entries, or options. */
export function partsOf(schema: Schema): readonly Schema[] {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "optional":
      return [structure.inner];
    case "group":
      return Object.values(structure.keys);
    case "list":
      return [structure.entry];
    case "names":
      return [structure.name, structure.entry];
    case "choice":
      return structure.options;
    default:
      return [];
  }
}

export function isOptional(schema: Schema): boolean {
  return schema._zod.optin !== undefined;
}

/** The values of the discriminating key that choose an option. */
export function choicesOf(option: Schema, by: string): unknown[] {
  return [...(option._zod.propValues?.[by] ?? [])];
}

const optionsByChoice = new WeakMap<Choice, Map<unknown, Schema>>();

/** The option that a value chooses, by its discriminating key or else the first with a matching JSON type. */
export function chosenOption(choice: Choice, value: unknown): Schema | undefined {
  const { by, options } = choice;
  if (by === undefined) {
    const list = Array.isArray(value) && options.find((option) => structureOf(option).is === "list");
    return list || options.find((option) => (structureOf(option).is === "group") === isGroup(value));
  }
  if (!isGroup(value)) return undefined;
  let byChoice = optionsByChoice.get(choice);
  if (!byChoice) {
    byChoice = new Map(
      options.flatMap((option) => choicesOf(option, by).map((chosen) => [chosen, option] as const)),
    );
    optionsByChoice.set(choice, byChoice);
  }
  return byChoice.get(value[by]);
}

/** The description of a schema, or of the schema it wraps. */
export function descriptionOf(schema: Schema): string | undefined {
  const structure = structureOf(schema);
  const own = z.globalRegistry.get(schema)?.description;
  return own ?? (structure.is === "optional" ? descriptionOf(structure.inner) : undefined);
}

/** The innermost description, which describes the value. An outer one describes the purpose of the key. */
export function formOf(schema: Schema): string | undefined {
  const structure = structureOf(schema);
  const inner = structure.is === "optional" ? formOf(structure.inner) : undefined;
  return inner ?? z.globalRegistry.get(schema)?.description;
}

/** Whether a value is an object: neither a list nor `null`. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
