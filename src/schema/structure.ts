import * as z from "zod";

export type Schema = z.core.$ZodType;
/** The keys of a group with their schemas. */
export type Shape = z.core.$ZodShape;

/** What a schema wants. Only this file, and what makes JSON Schema, reads how zod keeps it. */
export type Structure =
  /** A value that may be left out; `fallback` stands for it then, where it has one. */
  | { is: "optional"; inner: Schema; fallback?: unknown }
  | { is: "group"; keys: Shape }
  | { is: "list"; entry: Schema }
  /** A group whose keys the owner names. */
  | { is: "names"; name: Schema; entry: Schema }
  | Choice
  | { is: "text" }
  | { is: "number" }
  | { is: "boolean" }
  | { is: "literal"; values: readonly unknown[] }
  | { is: "enum"; values: readonly (string | number)[] }
  | { is: "other" };

/** A value that is one of several things: told by the value of one of its keys, or by its JSON type. */
export interface Choice {
  is: "choice";
  /** The key whose value decides. */
  by?: string;
  options: readonly Schema[];
}

const known = new WeakMap<Schema, Structure>();

/** What a schema wants, with what makes it optional. */
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

/** Whether a key with this schema may be left out. */
export function isOptional(schema: Schema): boolean {
  return schema._zod.optin !== undefined;
}

/** The values of the deciding key that choose an option of a {@link Choice}. */
export function choicesOf(option: Schema, by: string): unknown[] {
  return [...(option._zod.propValues?.[by] ?? [])];
}

const optionsByChoice = new WeakMap<Choice, Map<unknown, Schema>>();

/** The option that a value chose: by its deciding key, else the first whose JSON type fits. */
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

/** The description of a schema: its own, or else that of what it makes optional. */
export function descriptionOf(schema: Schema): string | undefined {
  const structure = structureOf(schema);
  const own = z.globalRegistry.get(schema)?.description;
  return own ?? (structure.is === "optional" ? descriptionOf(structure.inner) : undefined);
}

/** The innermost description: it tells the form of a value, an outer one the purpose of its key. */
export function formOf(schema: Schema): string | undefined {
  const structure = structureOf(schema);
  const inner = structure.is === "optional" ? formOf(structure.inner) : undefined;
  return inner ?? z.globalRegistry.get(schema)?.description;
}

/** Whether a value is a group of keys: neither a list nor `null`. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
