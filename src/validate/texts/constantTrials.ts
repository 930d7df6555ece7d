import { type ConstantUse, findConstants } from "../../fields/texts/constants";
import { memoizeByObject } from "../../json/memoizeByObject";
import type { Path } from "../../schema/walk";
import { constantsOf } from "../constantsOf";
import type { TextField } from "../visits";
import { textsWithConstants } from "./textsWithConstants";

/** A text to check at the path of a field. */
export interface Trial {
  path: Path;
  text: string;
}

/** A field with one constant filled in, checked as if the owner had written the result. */
export interface FilledTrial extends Trial {
  name: string;
  /** Where the constant's value is in the text. */
  start: number;
  end: number;
}

/** The number of addresses to try for each constant and each kind of field. */
const mostAddresses = 8;
/** Longer addresses are not used in practice, and trying each constant in them is slow. */
const longestAround = 2000;

/** One trial for each constant and each kind of field that uses it, because a wrong value is wrong in all of them. */
export const trialsOf = memoizeByObject((config): readonly FilledTrial[] => {
  const constants = constantsOf(config) ?? {};
  const trials = new Map<string, FilledTrial>();
  const tried = new Map<string, number>();
  for (const field of textsWithConstants(config)) {
    const { value: written, kind, part, names = "", path } = field;
    const fieldPlace = [kind, typeof part === "string" ? part : "", names].join("\n");
    const aroundUse = aroundUses(field);
    for (const use of findConstants(written)) {
      const { name } = use;
      const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
      if (typeof value !== "string") continue;
      const place = `${name}\n${fieldPlace}`;
      const count = tried.get(place) ?? 0;
      if (count === mostAddresses) continue;
      const around = aroundUse(use);
      if (!around) continue;
      const key = `${place}\n${around.before}\n${around.after}`;
      if (trials.has(key)) continue;
      tried.set(place, count + 1);
      const start = around.before.length;
      const text = around.before + value + around.after;
      trials.set(key, { name, path, text, start, end: start + value.length });
    }
  }
  return [...trials.values()];
});

interface Around {
  before: string;
  after: string;
}

const alone: Around = { before: "", after: "" };

/**
 * The text around a constant that gives its value a meaning: the rest of an address. Surrounding words are left out,
 * so that the suggestion is a value for the constant.
 * @returns a function to call with the uses in the field, in order; `undefined` if the address is too long
 */
function aroundUses({ kind, names, value }: TextField): (use: ConstantUse) => Around | undefined {
  if (kind === "richText") return aroundInLinks(value);
  if (kind === "text" && names === undefined) return () => alone;
  if (value.length > longestAround) return () => undefined;
  return ({ start, end }) => ({ before: value.slice(0, start), after: value.slice(end) });
}

/** Like {@link aroundUses}, for a formatted text. Reads the text once for all its uses. */
function aroundInLinks(text: string): (use: ConstantUse) => Around | undefined {
  const rest = new RegExp(`[^()\\s]{0,${longestAround}}\\)?`, "y");
  let at = 0;
  /** The start of the current address; -1 outside of addresses. */
  let opening = -1;
  return ({ start, end }) => {
    for (; at < start; at++) {
      const char = text[at]!;
      if (char === "(") opening = text[at - 1] === "]" ? at + 1 : -1;
      else if (char === ")" || char.trim() === "") opening = -1;
    }
    if (opening < 0) return alone;
    if (start - opening > longestAround) return undefined;
    rest.lastIndex = end;
    const [after] = rest.exec(text)!;
    return { before: `[link](${text.slice(opening, start)}`, after };
  };
}
