import type { FieldMeta } from "../fields/kind";
import { childrenOf, type FieldPlan, narrowed, planOf, type Wanted } from "./fieldPlan";
import { KindField } from "./kindField";
import { pathTo, type Place, placeAt } from "./place";
import { isGroup, type Schema } from "./structure";

export type Path = readonly (string | number)[];
type Part = string | number | undefined;

/** A value of a config whose schema has a kind. */
export class Field extends KindField {
  /** The raw value. Its type may be wrong, because unchecked configs are visited, too. */
  readonly value: unknown;
  /** The key or list index, which is the last part of its path; absent for a whole value. */
  readonly part: Part;
  /** The place of the value that contains it. */
  readonly parent: Place | undefined;

  constructor(meta: FieldMeta, value: unknown, part: Part, parent: Place | undefined) {
    super(meta);
    this.value = value;
    this.part = part;
    this.parent = parent;
  }

  /** Computed on demand. */
  get path(): Path {
    return pathTo({ part: this.part, parent: this.parent });
  }

  /** The innermost group of keys around it, or the innermost list inside a list, such as a row of a table. */
  get owner(): object | undefined {
    return this.parent?.owner;
  }
}

/** A field after its children: they are already replaced in its value. */
export class MappedField extends Field {
  /** The value before replacements. */
  readonly written: unknown;

  constructor(meta: FieldMeta, value: unknown, written: unknown, part: Part, parent: Place | undefined) {
    super(meta, value, part, parent);
    this.written = written;
  }
}

type Visit = (field: Field) => void;
type Replace = (field: MappedField) => unknown;
/** Completes an {@link Field.owner}. */
type Complete = <Owner extends object>(owner: Owner, written: Owner) => Owner;

/** Visits every wanted field with a kind in document order, parents before children. Copies nothing. */
export function visitFields(
  schema: Schema,
  value: unknown,
  visit: Visit,
  isWanted?: Wanted,
  path: Path = [],
): void {
  const plan = planOf(schema);
  const parent = placeAt(path.slice(0, -1));
  visitPlan(isWanted ? narrowed(plan, isWanted) : plan, value, path.at(-1), parent, visit);
}

/**
 * Replaces every field with a kind, parents after children. Values that do not match the schema are kept.
 * @param complete - is called with each group of keys and each list inside a list, once its fields are replaced
 */
export function mapFields(schema: Schema, value: unknown, replace: Replace, complete?: Complete): unknown {
  return mapPlan(planOf(schema), value, undefined, undefined, { replace, complete });
}

function visitPlan(plan: FieldPlan, value: unknown, part: Part, parent: Place | undefined, visit: Visit) {
  if (plan.meta) {
    if (value === undefined) return;
    visit(new Field(plan.meta, value, part, parent));
  }
  // Most values are texts, which contain no fields.
  if (plan.inside === undefined) return;
  walkInside(plan, value, part, parent, (inner, item, key, place) =>
    visitPlan(inner, item, key, place, visit),
  );
}

function mapPlan(
  plan: FieldPlan,
  value: unknown,
  part: Part,
  parent: Place | undefined,
  mapping: { replace: Replace; complete: Complete | undefined },
): unknown {
  const { replace, complete } = mapping;
  if (plan.meta && value === undefined) return value;
  if (plan.inside === undefined) {
    return plan.meta ? replace(new MappedField(plan.meta, value, value, part, parent)) : value;
  }
  let mapped = value;
  walkInside(plan, value, part, parent, (inner, item, key, place, isSame) => {
    const result = mapPlan(inner, item, key, place, mapping);
    if (isSame) mapped = result;
    else {
      if (mapped === value) mapped = Array.isArray(value) ? [...value] : { ...(value as object) };
      (mapped as Record<string | number, unknown>)[key!] = result;
    }
  });
  if (complete && plan.inside.is !== "choice" && isOwner(value, part))
    mapped = complete(mapped as object, value);
  return plan.meta ? replace(new MappedField(plan.meta, mapped, value, part, parent)) : mapped;
}

/**
 * The single step of every walk: from a value to the values inside it that contain fields, in document order. For a
 * union, the step
 * leads to the same value with the chosen option.
 */
function walkInside(
  { inside }: FieldPlan,
  value: unknown,
  part: Part,
  parent: Place | undefined,
  step: (plan: FieldPlan, item: unknown, part: Part, parent: Place | undefined, isSame: boolean) => void,
): void {
  if (inside === undefined) return;
  if (inside.is === "choice") {
    const option = inside.pick(value);
    if (option) step(option, value, part, parent, true);
    return;
  }
  const place = placeInside(value, part, parent);
  if (inside.is === "list") {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index++) step(inside.entry, value[index], index, place, false);
    return;
  }
  if (!isGroup(value)) return;
  const children = inside.is === "group" ? childrenOf(inside) : undefined;
  for (const key of Object.keys(value)) {
    const child = inside.is === "names" ? inside.entry : children!.get(key);
    if (child) step(child, value[key], key, place, false);
  }
}

function placeInside(value: unknown, part: Part, parent: Place | undefined): Place {
  return { part, parent, owner: isOwner(value, part) ? value : parent?.owner };
}

function isOwner(value: unknown, part: Part): value is object {
  return Array.isArray(value) ? typeof part === "number" : isGroup(value);
}
