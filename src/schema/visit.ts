import type { FieldMeta } from "../fields/kind";
import { childrenOf, type FieldPlan, planOf } from "./fieldPlan";
import { KindField } from "./kindField";
import { pathTo, type Place } from "./place";
import { isGroup, type Schema } from "./structure";
import type { Field, Path } from "./walk";

type Visit = (field: VisitedField) => void;
type Part = string | number | undefined;

/**
 * Shows every field with a kind to `visit`, in document order, parents before their children. Changes and
 * copies nothing: many times as fast as `mapFields`.
 */
export function visitFields(schema: Schema, value: unknown, visit: Visit): void {
  visitPlan(planOf(schema), value, undefined, undefined, visit);
}

/** A field whose path is put together when it is asked for. */
export class VisitedField extends KindField implements Field {
  readonly value: unknown;
  /** The key or list position at which it stands, the last part of its path; absent for a whole value. */
  readonly part: Part;
  readonly #parent: Place | undefined;

  constructor(meta: FieldMeta, value: unknown, part: Part, parent: Place | undefined) {
    super(meta);
    this.value = value;
    this.part = part;
    this.#parent = parent;
  }

  get path(): Path {
    return pathTo(placeOf(this.part, this.#parent));
  }
}

function placeOf(part: Part, parent: Place | undefined): Place | undefined {
  return part === undefined ? undefined : { part, parent };
}

function visitPlan(
  { meta, inside }: FieldPlan,
  value: unknown,
  part: Part,
  parent: Place | undefined,
  visit: Visit,
): void {
  if (meta) {
    if (value === undefined) return;
    visit(new VisitedField(meta, value, part, parent));
  }
  switch (inside?.is) {
    case undefined:
      return;
    case "choice": {
      const option = inside.pick(value);
      if (option) visitPlan(option, value, part, parent, visit);
      return;
    }
    case "list": {
      if (!Array.isArray(value)) return;
      const place = placeOf(part, parent);
      for (let index = 0; index < value.length; index++)
        visitPlan(inside.entry, value[index], index, place, visit);
      return;
    }
    case "names": {
      if (!isGroup(value)) return;
      const place = placeOf(part, parent);
      for (const key of Object.keys(value)) visitPlan(inside.entry, value[key], key, place, visit);
      return;
    }
    case "group": {
      if (!isGroup(value)) return;
      const children = childrenOf(inside);
      const place = placeOf(part, parent);
      for (const key of Object.keys(value)) {
        const child = children.get(key);
        if (child) visitPlan(child, value[key], key, place, visit);
      }
    }
  }
}
