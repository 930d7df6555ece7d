import type { Path } from "../fields/walk";
import type { Finding } from "./finding";
import { didYouMean } from "./nearest";
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
 * @param fits - whether the value would be right as a text
 */
export function explainType(
  path: Path,
  value: unknown,
  expected: readonly string[],
  fits: (text: string) => boolean = () => true,
): string {
  const kinds = [...new Set(expected.map((kind) => wanted[kind] ?? kind))].join(" or ");
  return `${sentence(nameOf(path))} has to be ${kinds}, but it is ${received(value)}.${mend(value, expected, fits)}`;
}

function received(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of keys";
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (value === Infinity || value === -Infinity) return "a number too large to count with";
  return typeof value === "number" ? `the number ${value}` : quote(value);
}

function mend(value: unknown, expected: readonly string[], fits: (text: string) => boolean): string {
  const wants = (kind: string) => expected.includes(kind);
  if (value === null) return " Give it a value, or remove the key.";
  if (typeof value === "string") {
    const isNumber = /^-?\d+(\.\d+)?$/.test(value);
    if (isNumber && (wants("number") || (wants("int") && !value.includes("."))))
      return ` Remove the quotes: ${value}.`;
    if (/^(true|false)$/.test(value) && wants("boolean")) return ` Remove the quotes: ${value}.`;
  }
  if (typeof value === "number" && wants("int")) return ` Write ${Math.round(value)}, for example.`;
  if ((typeof value === "number" || typeof value === "boolean") && wants("string")) {
    return fits(String(value)) ? ` Put it in quotes: "${value}".` : "";
  }
  if (wants("array") && !Array.isArray(value)) return " Put it in square brackets, also when it is only one.";
  return "";
}

/** A value that is none of those allowed. */
export function explainChoice(
  path: Path,
  value: unknown,
  choices: readonly unknown[],
): Pick<Finding, "code" | "message"> {
  const [only] = choices;
  const name = nameOf(path);
  if (choices.length === 1) {
    const quoted = typeof value === "string" && value === String(only) ? " Remove the quotes." : "";
    return {
      code: "unknown-value",
      message: `${sentence(name)} has to be ${quote(only)}, but it is ${quote(value)}.${quoted}`,
    };
  }
  const names = choices.filter((choice) => typeof choice === "string");
  const hint = typeof value === "string" ? didYouMean(value, names) : "";
  return {
    code: "unknown-value",
    message: `${sentence(name)} cannot be ${quote(value)}.${hint} It can be ${anyOf(choices)}.`,
  };
}
