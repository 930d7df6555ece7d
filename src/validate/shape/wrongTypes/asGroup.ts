import * as z from "zod";
import { isAppLink } from "../../../fields/addresses/appLink";
import { isOmission, omissionMessage } from "../../../json/tolerant/omission";
import { fieldMeta } from "../../../fields/kind";
import { notations } from "../../../fields/notation";
import { doesSomething, exampleOf, inline, requiredKeys } from "../../../schema/exampleOf";
import { unwrap } from "../../../schema/schemaAt";
import { type Choice, choicesOf, type Schema, type Shape, structureOf } from "../../../schema/structure";
import { quote } from "../../../words/words";
import { asNames } from "./asNames";
import { type TypeAdvice, adviseValue, type WrongValue } from "./wrongValue";

/** A longer example would say less. */
const longest = 160;

/** Advice for another value instead of an object: often the value of one of its keys. */
export function asGroup(wrong: WrongValue): TypeAdvice | undefined {
  const { value, schema } = wrong;
  if (!wrong.wants("object", "record") || !schema) return undefined;
  if (typeof value === "string" && isOmission(value)) return { advice: omissionMessage };
  const isOne = Array.isArray(value) && value.length === 1;
  const [only]: unknown[] = isOne ? (value as unknown[]) : [value];
  if (isOne && wrong.fits(only))
    return adviseValue("Only one object is allowed, so remove the square brackets around it.", wrong, only);
  if (value === false && wrong.isRemovable) return { advice: "If you do not need it, remove the key." };
  const named = asNames(wrong);
  if (named) return named;
  const { group, isSure, hasValue } = groupAround(schema, only);
  if (typeof only === "string" && !hasValue) {
    const place = wrong.placeElsewhere(only);
    if (place !== undefined)
      return { advice: `This value is allowed for ${quote(wrong.key)} ${place}, but not here.` };
  }
  if (Object.keys(group).length === 0) return undefined;
  const isPlain = isSure && !isOne;
  const rest = isPlain
    ? ""
    : `, for example${value === true && wrong.isRemovable ? ", or remove the key" : ""}`;
  const advice = `Use ${inline(group)}${rest}.`;
  if (advice.length > longest) return undefined;
  return isPlain ? adviseValue(advice, wrong, group) : { advice };
}

/** An example of a group that holds a value where it belongs. */
export interface Surrounded {
  group: Record<string, unknown>;
  /** Whether a key takes the value. */
  hasValue: boolean;
  /** Whether the intention is unambiguous. */
  isSure: boolean;
}

/** Puts a value under the key that accepts it, with all other required keys. */
export function groupAround(schema: Schema, value: unknown): Surrounded {
  const inner = unwrap(schema, undefined);
  const structure = structureOf(inner);
  if (structure.is === "choice") return chosenAround(structure, value);
  const example = exampleOf(inner) as Record<string, unknown>;
  const nowhere = { group: example, hasValue: false, isSure: false };
  if (typeof value !== "string" || structure.is !== "group") return nowhere;
  const shape = structure.keys;
  const needed = requiredKeys(inner);
  const key = bestKey(
    shape,
    needed.filter((name) => takes(shape[name]!, value)),
    value,
  );
  if (key !== undefined) {
    // A choice of a list, for one, is sent under a name that may be the same as its words.
    const plain = needed.filter((name) => isPlainText(shape[name]!) && takes(shape[name]!, value));
    const given = Object.fromEntries([...plain, key].map((name) => [name, value]));
    const isOnly = needed.length === 1 && !doesSomething(inner);
    const isSure = isOnly && isOfWords(shape[key]!) && !isAddress(value);
    return { group: { ...example, ...given }, hasValue: true, isSure };
  }
  const others = Object.keys(shape).filter((name) => takes(shape[name]!, value));
  const telling = others.filter((name) => !isOfWords(shape[name]!));
  const [first] = [...telling, ...others];
  if (first === undefined) return nowhere;
  const isSure = telling.length === 1 && needed.length === 0;
  return { group: { ...example, [first]: value }, hasValue: true, isSure };
}

/** The variant of the object that is named, or the one that needs only this text. */
function chosenAround({ by, options }: Choice, value: unknown): Surrounded {
  const named = options.find((option) => by !== undefined && choicesOf(option, by).includes(value));
  if (named) return { group: exampleOf(named) as Record<string, unknown>, hasValue: true, isSure: false };
  const groups = options.map((option) => groupAround(option, value));
  const holding = groups.filter(({ hasValue }) => hasValue);
  // Its type, and this.
  const plain = holding.find(({ group }) => Object.keys(group).length === 2);
  const best = plain ?? holding[0] ?? groups[0];
  return best ? { ...best, isSure: false } : { group: {}, hasValue: false, isSure: false };
}

/** Prefers a key for addresses if the text is an address, and a key for words otherwise. */
function bestKey(shape: Shape, keys: readonly string[], value: string): string | undefined {
  const wantsWords = !isAddress(value);
  const fitting = keys.filter((key) => isOfWords(shape[key]!) === wantsWords);
  return wantsWords && fitting.includes("value") ? "value" : (fitting[0] ?? keys[0]);
}

function isAddress(value: string): boolean {
  return /^(?:\/|#|https?:|mailto:)/i.test(value) || isAppLink(value);
}

function takes(schema: Schema, value: string): boolean {
  return z.safeParse(schema, value).success;
}

/** Whether a text means nothing beyond its letters. */
function isPlainText(schema: Schema): boolean {
  const inner = unwrap(schema, undefined);
  return structureOf(inner).is === "text" && !fieldMeta.get(inner) && !notations.get(inner);
}

function isOfWords(schema: Schema): boolean {
  const kind = fieldMeta.get(unwrap(schema, undefined))?.kind;
  return kind === "text" || kind === "richText";
}
