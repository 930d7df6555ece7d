import type { FieldMeta } from "../fields/kind";
import { childrenOf, type FieldPlan, planOf } from "./fieldPlan";
import { KindField } from "./kindField";
import { pathTo, type Place } from "./place";
import { isGroup, type Schema } from "./structure";

export type Path = readonly (string | number)[];

/** One value of the config whose schema has a kind. */
export interface Field extends FieldMeta {
  /** What the owner wrote; not necessarily of the right type, as unchecked configs are walked too. */
  value: unknown;
  path: Path;
}

type Replace = (field: MappedField) => unknown;

/**
 * Walks a value along its schema and hands every field with a kind to `replace`, parents after their
 * children; what `replace` returns stands in the result. Where the value does not fit the schema, or the
 * schema leads to no field with a kind, it is taken as it is, so an invalid config can be walked as well.
 */
export function mapFields(schema: Schema, value: unknown, replace: Replace): unknown {
  return mapPlan(planOf(schema), value, undefined, replace);
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

function mapPlan(plan: FieldPlan, value: unknown, place: Place | undefined, replace: Replace): unknown {
  const { meta } = plan;
  if (!meta) return mapInside(plan, value, place, replace);
  if (value === undefined) return value;
  return replace(new MappedField(meta, mapInside(plan, value, place, replace), value, place));
}

function mapInside(
  { inside }: FieldPlan,
  value: unknown,
  place: Place | undefined,
  replace: Replace,
): unknown {
  switch (inside?.is) {
    case undefined:
      return value;
    case "choice": {
      const option = inside.pick(value);
      return option ? mapPlan(option, value, place, replace) : value;
    }
    case "list":
      return Array.isArray(value)
        ? value.map((item: unknown, part) => mapPlan(inside.entry, item, { part, parent: place }, replace))
        : value;
    case "names":
      return isGroup(value)
        ? Object.fromEntries(
            Object.entries(value).map(([part, item]) => [
              part,
              mapPlan(inside.entry, item, { part, parent: place }, replace),
            ]),
          )
        : value;
    case "group": {
      if (!isGroup(value)) return value;
      const children = childrenOf(inside);
      const mapped = { ...value };
      for (const part of Object.keys(value)) {
        const child = children.get(part);
        if (child) mapped[part] = mapPlan(child, value[part], { part, parent: place }, replace);
      }
      return mapped;
    }
  }
}
