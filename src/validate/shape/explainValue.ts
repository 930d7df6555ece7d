import type { Cursor } from "../../schema/cursor";
import { isGroup } from "../../schema/structure";
import type { Finding } from "../finding";
import { isWordForNothing } from "../../fields/otherWords";
import type { Surroundings } from "../surroundings";
import { didYouMean } from "../../words/nearest";
import { replaceSurely } from "../fixes/sureFixes";
import { allOf, anyOf, listed, quote, sentences, subjectOf, simplify } from "../../words/words";
import { kindAdvice } from "./kindAdvice";
import { valueMeant } from "./keyMatch";
import { asGroup } from "./wrongTypes/asGroup";
import { asList } from "./wrongTypes/asList";
import { asText } from "./wrongTypes/asText";
import { type TypeAdvice, WrongValue, adviseValue } from "./wrongTypes/wrongValue";

const wanted: Record<string, string> = {
  string: "text in double quotes",
  name: "a name in double quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
  record: "an object in { }",
};

/** Each recognises common mistakes for one type. */
const kinds = [asBoolean, asNumber, asText, asList, asGroup];

/** A value of the wrong type: the expected type, the actual value, and the fix if there is one. */
export function explainType(place: Cursor, expected: readonly string[]): Pick<Finding, "message" | "fix"> {
  const { path } = place;
  const wrong = new WrongValue(place, expected);
  const words = listed([...new Set(expected.map((kind) => wanted[kind] ?? kind))], "or");
  const start = `${subjectOf(path)} must be ${words}, but is ${received(place)}.`;
  if (isTooLarge(place.value) && wrong.wants("number", "int")) {
    return { message: `${subjectOf(path)} is a number that is too large. Use a smaller one.` };
  }
  const { advice, instead, isRemoved } = adviseType(wrong) ?? {};
  return {
    message: sentences(start, advice),
    ...(instead === undefined ? {} : { fix: { do: "replace", value: instead } }),
    ...(isRemoved ? { fix: { do: "remove" } } : {}),
  };
}

function received(place: Cursor): string {
  const { value } = place;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (isTooLarge(value)) return "a number that is too large";
  return typeof value === "number" ? `the number ${place.numberText}` : quote(value);
}

function isTooLarge(value: unknown): boolean {
  return value === Infinity || value === -Infinity;
}

function adviseType(wrong: WrongValue): Partial<TypeAdvice> | undefined {
  if (wrong.value === null) {
    return { advice: `Add a value${wrong.isRemovable ? ", or remove the key" : ""}.` };
  }
  for (const advise of kinds) {
    const advice = advise(wrong);
    if (advice) return advice;
  }
  return undefined;
}

/** A value that is none of those allowed. */
export function explainChoice(
  place: Cursor,
  choices: readonly unknown[],
  surroundings: Surroundings,
): Pick<Finding, "code" | "message" | "fix"> {
  const { path, value } = place;
  const [only] = choices;
  const name = subjectOf(path);
  if (choices.length === 1) {
    const isQuoted = typeof value === "string" && value === String(only);
    return {
      code: "unknown-value",
      message: sentences(
        `${name} must be ${quote(only)}, but is ${quote(value)}.`,
        isQuoted ? "Remove the quotes." : undefined,
      ),
      ...(isQuoted ? { fix: { do: "replace", value: only } } : {}),
    };
  }
  const names = choices.filter((choice) => typeof choice === "string");
  const isDefault =
    typeof value === "string" &&
    typeof place.part === "string" &&
    isWordForNothing(simplify(value), place.part);
  if (isDefault && place.isOptional) {
    return {
      code: "unknown-value",
      message: `${name} cannot be ${quote(value)}. Remove the key to use the default. Allowed values: ${allOf(choices)}.`,
      fix: { do: "remove" },
    };
  }
  const byKind = typeof value === "string" ? kindAdvice(place, value, surroundings) : undefined;
  if (byKind) {
    const { advice, fix } = byKind;
    // If a value of another kind is right, the choices are not all that it can be.
    const isOfOtherKind = fix !== undefined && !choices.includes((fix as { value?: unknown }).value);
    const start = isOfOtherKind
      ? `${name} cannot be ${quote(value)}.`
      : `${name} must be ${anyOf(choices)}, but is ${quote(value)}.`;
    const message = `${start} ${advice}`;
    return { code: "unknown-value", message, ...(fix ? { fix } : {}) };
  }
  const hint = typeof value === "string" ? hintAt(place, value, names) : "";
  return {
    code: "unknown-value",
    message: `${name} cannot be ${quote(value)}.${hint} Allowed values: ${allOf(choices)}.`,
    ...replaceSurely(value, names),
  };
}

/** ` Did you mean "x"?`, or `"key": "x"` if another key of the object allows this value. */
function hintAt(place: Cursor, value: string, choices: readonly string[]): string {
  const key = typeof place.part === "string" ? place.part : undefined;
  const hint = didYouMean(value, choices, key);
  const group = place.parent;
  if (hint !== "" || key === undefined || !isGroup(group?.value)) return hint;
  const { value: owner } = group;
  for (const name of group.keys) {
    const meant = Object.hasOwn(owner, name) ? undefined : valueMeant(place.sibling(name), value);
    if (meant !== undefined) return ` Did you mean ${quote(name)}: ${quote(meant)}?`;
  }
  return "";
}

const yes = /^(?:true|yes|on)$/i;
const no = /^(?:false|no|off)$/i;

/** `true` or `false` in other words. */
function asBoolean(wrong: WrongValue): TypeAdvice | undefined {
  const { value } = wrong;
  if (!wrong.wants("boolean")) return undefined;
  if (value === 1 || value === 0) return adviseValue(`Use ${value === 1}.`, wrong, value === 1);
  if (typeof value !== "string" || !(yes.test(value) || no.test(value))) return undefined;
  const meant = yes.test(value);
  const advice = value === String(meant) ? `Remove the quotes: ${value}.` : `Use ${meant}, without quotes.`;
  return adviseValue(advice, wrong, meant);
}

const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const withUnit = /^(-?\d+(?:\.\d+)?)\s*(px|%|ms|msec|milliseconds?|s|secs?|seconds?|min|minutes?)$/i;

/** A number that was written with quotes, or with a unit behind it. */
function asNumber(wrong: WrongValue): TypeAdvice | undefined {
  const { value } = wrong;
  if (!wrong.wants("number", "int")) return undefined;
  if (typeof value === "number") return { advice: `Use a whole number, such as ${Math.round(value)}.` };
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (plainNumber.test(text)) {
    if (!wrong.wants("number") && text.includes(".")) return undefined;
    const advice = `Remove the quotes: ${text}.`;
    const number = Number(text);
    return text === value && wrong.fits(number) ? { advice, instead: number } : { advice };
  }
  const number = withComma(text, wrong) ?? withoutUnit(text, wrong);
  if (number === undefined) return leadingNumber(text, wrong);
  return { advice: `Use only the number, without quotes: ${number}.`, instead: number };
}

/** The number in front of other words: `3 columns`. */
function leadingNumber(text: string, wrong: WrongValue): TypeAdvice | undefined {
  const [, digits] = /^(\d+)\s*[\p{L}%].*$/u.exec(text) ?? [];
  return digits !== undefined && wrong.fits(Number(digits))
    ? {
        advice: `Use only the number, without quotes: ${digits}.`,
        // Another number may be the right one.
        ...(/\d/.test(text.slice(digits.length)) ? {} : { instead: Number(digits) }),
      }
    : undefined;
}

/** A number as many languages write it: 0,5. Three digits behind the comma may be thousands. */
function withComma(text: string, wrong: WrongValue): number | undefined {
  const number = /^-?\d+,\d{1,2}$/.test(text) ? Number(text.replace(",", ".")) : undefined;
  return number !== undefined && wrong.fits(number) ? number : undefined;
}

/** The intended number in the key's unit, if the key accepts it. */
function withoutUnit(text: string, wrong: WrongValue): number | undefined {
  const [, digits, unit = ""] = withUnit.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const isTime = wrong.key.endsWith("Ms");
  const fitting = (meant: number) => (wrong.fits(meant) ? meant : undefined);
  if (/^px$/i.test(unit)) return isTime ? undefined : fitting(number);
  if (unit === "%") {
    const share = Number((number / 100).toPrecision(12));
    // If the whole number is also valid, the % is ambiguous.
    return wrong.fits(number) && number !== 0 ? undefined : fitting(share);
  }
  if (!isTime) return undefined;
  const factor = /^m(?:s|illi)/i.test(unit) ? 1 : /^s/i.test(unit) ? 1000 : 60_000;
  return fitting(Math.round(number * factor));
}
