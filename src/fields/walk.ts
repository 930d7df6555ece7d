import type { z } from "zod";
import { fieldMeta, type FieldMeta } from "./kind";

export type Path = readonly (string | number)[];

/** One value of the config whose schema has a kind. */
export interface Field extends FieldMeta {
  /** What the owner wrote; not necessarily of the right type, as unchecked configs are walked too. */
  value: unknown;
  path: Path;
}

/**
 * Walks a value along its schema and hands every field with a kind to `replace`, parents after their
 * children; what `replace` returns stands in the result. Where the value does not fit the schema it is
 * copied as it is, so an invalid config can be walked as well.
 */
export function mapFields(
  schema: z.core.$ZodType,
  value: unknown,
  replace: (field: Field) => unknown,
  path: Path = [],
): unknown {
  const mapped = mapChildren(schema, value, replace, path);
  const meta = fieldMeta.get(schema);
  return meta && value !== undefined ? replace({ ...meta, value: mapped, path }) : mapped;
}

function mapChildren(
  schema: z.core.$ZodType,
  value: unknown,
  replace: (field: Field) => unknown,
  path: Path,
): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "default":
    case "prefault":
    case "nullable":
    case "readonly":
      return value === undefined ? value : mapFields(def.innerType, value, replace, path);
    case "object":
      return isObject(value) ? mapObject(def, value, replace, path) : value;
    case "array":
      return Array.isArray(value)
        ? value.map((item: unknown, index) => mapFields(def.element, item, replace, [...path, index]))
        : value;
    case "record":
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, item]) => [
              key,
              mapFields(def.valueType, item, replace, [...path, key]),
            ]),
          )
        : value;
    case "union": {
      const option = matchingOption(def as z.core.$ZodDiscriminatedUnionDef, value);
      return option ? mapFields(option, value, replace, path) : value;
    }
    default:
      return value;
  }
}

function mapObject(
  def: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
  replace: (field: Field) => unknown,
  path: Path,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const child = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
      return [key, child ? mapFields(child, item, replace, [...path, key]) : item];
    }),
  );
}

const optionsByChoice = new WeakMap<object, Map<unknown, z.core.$ZodType>>();

/** The option of a union that the value chose: by its discriminator, else the first whose JSON type fits. */
export function matchingOption(
  def: z.core.$ZodDiscriminatedUnionDef,
  value: unknown,
): z.core.$ZodType | undefined {
  const { discriminator } = def as { discriminator?: string };
  if (discriminator) {
    if (!isObject(value)) return undefined;
    let byChoice = optionsByChoice.get(def);
    if (!byChoice) {
      byChoice = new Map(
        def.options.flatMap((option) =>
          [...(option._zod.propValues?.[discriminator] ?? [])].map((choice) => [choice, option] as const),
        ),
      );
      optionsByChoice.set(def, byChoice);
    }
    return byChoice.get(value[discriminator]);
  }
  return def.options.find((option) => {
    const { type } = (option as z.core.$ZodTypes)._zod.def;
    return isObject(value) ? type === "object" : type !== "object";
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
