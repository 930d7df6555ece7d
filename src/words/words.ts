import type { Path } from "../schema/walk";

/** A value as it stands in a message: short, as JSON writes it. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  // A cut must not leave half of a character.
  return text.length > 60 ? `${text.slice(0, 59).replace(/\p{Surrogate}$/u, "")}…` : text;
}

/** What to write instead: never shortened, as it is meant to be copied. */
export function written(value: string): string {
  return JSON.stringify(value);
}

/** `"a", "b" or "c"`. */
export function anyOf(values: readonly unknown[]): string {
  return enumerate(values, "or");
}

/** `"a", "b" and "c"`. */
export function allOf(values: readonly unknown[]): string {
  return enumerate(values, "and");
}

function enumerate(values: readonly unknown[], conjunction: string): string {
  const words = values.map((value) => JSON.stringify(value));
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

/** What stands at the end of a path: `"title"`, `entry 2 of "routes"`, or the config itself. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the config";
  return typeof last === "string" ? quote(last) : `entry ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

/** A sentence with a capital letter in front. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `3 places`, `1 place`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
