import { fieldMeta, type FieldMeta } from "../fields/kind";
import { chosenOption, type Schema, type Shape, structureOf } from "./structure";

/** The way from a schema to its fields with a kind. Parts without such fields are left out. */
export interface FieldPlan {
  /** The meaning of the value itself, if it has a kind. */
  readonly meta: FieldMeta | undefined;
  /** Absent if there are no fields inside. */
  readonly inside: Inside | undefined;
}

interface GroupInside {
  is: "group";
  keys: Shape;
  children: ReadonlyMap<string, FieldPlan> | undefined;
}

type Inside =
  | GroupInside
  | { is: "list" | "names"; entry: FieldPlan }
  | { is: "choice"; pick: (value: unknown) => FieldPlan | undefined };

const known = new WeakMap<Schema, FieldPlan>();

export function planOf(schema: Schema): FieldPlan {
  const plan = known.get(schema);
  if (plan) return plan;
  const structure = structureOf(schema);
  if (structure.is !== "optional" || fieldMeta.get(schema)) return new SchemaPlan(schema);
  const inner = planOf(structure.inner);
  known.set(schema, inner);
  return inner;
}

/** The fields that a walk is for. Plans are cached by this function, so pass the same one each time. */
export type Wanted = (meta: FieldMeta) => boolean;

const knownFor = new WeakMap<Wanted, WeakMap<FieldPlan, FieldPlan>>();

/** A plan without the parts that lead to no wanted field. Most walks are for few fields. */
export function narrowed(plan: FieldPlan, isWanted: Wanted): FieldPlan {
  let plans = knownFor.get(isWanted);
  if (!plans) knownFor.set(isWanted, (plans = new WeakMap()));
  const narrow = plans.get(plan);
  if (narrow) return narrow;
  // Starts with everything inside, because that may lead back to this plan.
  const made = { meta: plan.meta && isWanted(plan.meta) ? plan.meta : undefined, inside: plan.inside };
  plans.set(plan, made);
  made.inside = narrowedInside(plan.inside, (inner) => narrowed(inner, isWanted));
  return made;
}

function narrowedInside(
  inside: Inside | undefined,
  narrow: (plan: FieldPlan) => FieldPlan,
): Inside | undefined {
  switch (inside?.is) {
    case "choice":
      return {
        is: "choice",
        pick: (value) => {
          const picked = inside.pick(value);
          return picked && narrow(picked);
        },
      };
    case "group": {
      const children = Array.from(childrenOf(inside), ([key, plan]) => [key, narrow(plan)] as const);
      const leading = new Map(children.filter(([, plan]) => leadsToFields(plan)));
      return leading.size > 0 ? { ...inside, children: leading } : undefined;
    }
    case "list":
    case "names": {
      const entry = narrow(inside.entry);
      return leadsToFields(entry) ? { is: inside.is, entry } : undefined;
    }
    default:
      return undefined;
  }
}

function leadsToFields({ meta, inside }: FieldPlan): boolean {
  return meta !== undefined || inside !== undefined;
}

class SchemaPlan implements FieldPlan {
  readonly meta: FieldMeta | undefined;
  readonly inside: Inside | undefined;

  constructor(schema: Schema) {
    this.meta = fieldMeta.get(schema);
    // Set before the inside, which may lead back to it.
    known.set(schema, this);
    this.inside = insideOf(schema);
  }
}

function insideOf(schema: Schema): Inside | undefined {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "optional": {
      const inner = planOf(structure.inner);
      return { is: "choice", pick: () => inner };
    }
    case "group":
      return { is: "group", keys: structure.keys, children: undefined };
    case "list":
    case "names": {
      const entry = planOf(structure.entry);
      return leadsToFields(entry) ? { is: structure.is, entry } : undefined;
    }
    case "choice":
      return {
        is: "choice",
        pick: (value) => {
          const option = chosenOption(structure, value);
          return option && planOf(option);
        },
      };
    default:
      return undefined;
  }
}

/**
 * The keys of an object that lead to fields. Evaluated on demand, because a recursive schema is incomplete at first.
 */
export function childrenOf(group: GroupInside): ReadonlyMap<string, FieldPlan> {
  group.children ??= new Map(
    Object.entries(group.keys)
      .map(([key, child]) => [key, planOf(child)] as const)
      .filter(([, plan]) => leadsToFields(plan)),
  );
  return group.children;
}
