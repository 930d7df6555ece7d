import type * as z from "zod";
import { fieldMeta, type FieldMeta } from "../fields/kind";
import { KindField } from "./kindField";
import { pathTo, type Place } from "./place";

export type Path = readonly (string | number)[];

/** One value of the config whose schema has a kind. */
export interface Field extends FieldMeta {
  /** What the owner wrote; not necessarily of the right type, as unchecked configs are walked too. */
  value: unknown;
  path: Path;
}

type Replace = (field: MappedField) => unknown;
type Mapper = (value: unknown, place: Place | undefined, replace: Replace) => unknown;

/**
 * Walks a value along its schema and hands every field with a kind to `replace`, parents after their
 * children; what `replace` returns stands in the result. Where the value does not fit the schema, or the
 * schema leads to no field with a kind, it is taken as it is, so an invalid config can be walked as well.
 */
export function mapFields(schema: z.core.$ZodType, value: unknown, replace: Replace): unknown {
  return mapperOf(schema)(value, undefined, replace);
}

/** A field whose path is put together when it is asked for. */
export class MappedField extends KindField implements Field {
  readonly value: unknown;
  /** The value before anything in it was replaced. */
  readonly written: unknown;
  readonly #place: Place | undefined;

  constructor(meta: FieldMeta, value: unknown, written: unknown, place: Place | undefined) {
    super(meta);
    this.value = value;
    this.written = written;
    this.#place = place;
  }

  get path(): Path {
    return pathTo(this.#place);
  }
}

const mappers = new WeakMap<z.core.$ZodType, Mapper>();
const asItIs: Mapper = (value) => value;

/** What each schema leads to is worked out once. */
function mapperOf(schema: z.core.$ZodType): Mapper {
  const known = mappers.get(schema);
  if (known) return known;
  // Schemas may hold themselves: until this one is known, it is looked up again.
  mappers.set(schema, (value, place, replace) => mapperOf(schema)(value, place, replace));
  const inner = mapperInside(schema);
  const meta = fieldMeta.get(schema);
  const mapper: Mapper = meta
    ? (value, place, replace) =>
        value === undefined
          ? value
          : replace(new MappedField(meta, inner(value, place, replace), value, place))
    : inner;
  mappers.set(schema, mapper);
  return mapper;
}

function mapperInside(schema: z.core.$ZodType): Mapper {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "default":
    case "prefault":
    case "nullable":
    case "readonly":
      return mapperOf(def.innerType);
    case "object":
      return mapperOfObject(def);
    case "array": {
      const element = mapperOf(def.element);
      if (element === asItIs) return asItIs;
      return (value, parent, replace) =>
        Array.isArray(value)
          ? value.map((item: unknown, part) => element(item, { part, parent }, replace))
          : value;
    }
    case "record": {
      const child = mapperOf(def.valueType);
      if (child === asItIs) return asItIs;
      return (value, parent, replace) =>
        isObject(value)
          ? Object.fromEntries(
              Object.entries(value).map(([part, item]) => [part, child(item, { part, parent }, replace)]),
            )
          : value;
    }
    case "union":
      return (value, place, replace) => {
        const option = matchingOption(def as z.core.$ZodDiscriminatedUnionDef, value);
        return option ? mapperOf(option)(value, place, replace) : value;
      };
    default:
      return asItIs;
  }
}

function mapperOfObject(def: z.core.$ZodObjectDef): Mapper {
  // A schema that holds itself can be read only once the whole of it is there.
  let children: Map<string, Mapper> | undefined;
  return (value, parent, replace) => {
    if (!isObject(value)) return value;
    children ??= new Map(
      Object.entries(def.shape)
        .map(([key, child]) => [key, mapperOf(child)] as const)
        .filter(([, mapper]) => mapper !== asItIs),
    );
    const mapped = { ...value };
    for (const part of Object.keys(value)) {
      const child = children.get(part);
      if (child) mapped[part] = child(value[part], { part, parent }, replace);
    }
    return mapped;
  };
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
