import type { Path } from "../fields/walk";
import type { Finding } from "./finding";
import { didYouMean } from "./nearest";
import { replaceSurely } from "./sureMends";
import { anyOf, nameOf, quote, sentence } from "./words";

const wanted: Record<string, string> = {
  string: "a text in double quotes",
  name: "a name in double quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "a group of keys in { }",
  record: "a group of keys in { }",
};

/**
 * A value of the wrong kind: what is wanted, what is there, and the mend where one is near.
 * @param fits - whether another value would be right in its place
 */
export function explainType(
  path: Path,
  value: unknown,
  expected: readonly string[],
  fits: (value: unknown) => boolean = () => true,
): Pick<Finding, "message" | "mend"> {
  const kinds = [...new Set(expected.map((kind) => wanted[kind] ?? kind))].join(" or ");
  const start = `${sentence(nameOf(path))} has to be ${kinds}, but it is ${received(value)}.`;
  const { advice, instead } = adviseType(value, expected, fits);
  return {
    message: advice ? `${start} ${advice}` : start,
    ...(instead === undefined ? {} : { mend: { do: "replace", value: instead } }),
  };
}

function received(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of keys";
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (value === Infinity || value === -Infinity) return "a number too large to count with";
  return typeof value === "number" ? `the number ${value}` : quote(value);
}

/** What to do about a value of the wrong kind, and what to write in its place where that is beyond doubt. */
function adviseType(
  value: unknown,
  expected: readonly string[],
  fits: (value: unknown) => boolean,
): { advice?: string; instead?: unknown } {
  const wants = (kind: string) => expected.includes(kind);
  if (value === null) return { advice: "Give it a value, or remove the key." };
  if (typeof value === "string") {
    const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value);
    const isNumberWanted = wants("number") || (wants("int") && !value.includes("."));
    const isPlain = (isNumber && isNumberWanted) || (/^(?:true|false)$/.test(value) && wants("boolean"));
    if (isPlain) {
      const plain: unknown = JSON.parse(value);
      return { advice: `Remove the quotes: ${value}.`, ...(fits(plain) ? { instead: plain } : {}) };
    }
  }
  if (typeof value === "number" && wants("int"))
    return { advice: `Write ${Math.round(value)}, for example.` };
  if ((typeof value === "number" || typeof value === "boolean") && wants("string")) {
    const text = String(value);
    return fits(text) ? { advice: `Put it in quotes: "${text}".`, instead: text } : {};
  }
  if (wants("array") && !Array.isArray(value)) {
    const advice = "Put it in square brackets, also when it is only one.";
    return { advice, ...(fits([value]) ? { instead: [value] } : {}) };
  }
  return {};
}

/** A value that is none of those allowed. */
export function explainChoice(
  path: Path,
  value: unknown,
  choices: readonly unknown[],
): Pick<Finding, "code" | "message" | "mend"> {
  const [only] = choices;
  const name = nameOf(path);
  if (choices.length === 1) {
    const isQuoted = typeof value === "string" && value === String(only);
    return {
      code: "unknown-value",
      message: `${sentence(name)} has to be ${quote(only)}, but it is ${quote(value)}.${isQuoted ? " Remove the quotes." : ""}`,
      ...(isQuoted ? { mend: { do: "replace", value: only } } : {}),
    };
  }
  const names = choices.filter((choice) => typeof choice === "string");
  const hint = typeof value === "string" ? didYouMean(value, names) : "";
  return {
    code: "unknown-value",
    message: `${sentence(name)} cannot be ${quote(value)}.${hint} It can be ${anyOf(choices)}.`,
    ...replaceSurely(value, names),
  };
}
