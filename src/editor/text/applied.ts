import type { RouteEntry } from "../../json/routeIndex";
import type { IndexedText } from "./indexedText";
import { changesOf, type Step } from "./step";

/** A text after changes. */
export interface Applied {
  after: IndexedText;
  /** The changes, one after another. Empty if nothing has changed. */
  steps: readonly Step[];
  /** The changed pages and posts; `undefined` if something else has changed. */
  touched: readonly RouteEntry[] | undefined;
}

export function unchanged(text: IndexedText): Applied {
  return { after: text, steps: [], touched: [] };
}

/** Applies a step of the undo list. */
export function withStep({ after, steps, touched }: Applied, step: Step): Applied {
  if (step.length === 0) return { after, steps, touched };
  const { next, touched: more } = after.with(changesOf(step));
  return { after: next, steps: [...steps, step], touched: touched && more && union(touched, more) };
}

function union(some: readonly RouteEntry[], more: readonly RouteEntry[]): RouteEntry[] {
  const isIn = ({ list, index }: RouteEntry) => some.some((one) => one.list === list && one.index === index);
  return [...some, ...more.filter((one) => !isIn(one))];
}
