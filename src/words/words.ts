import type { Path } from "../schema/walk";

/** Longer values are shortened in messages. */
const longestQuote = 60;

/** Suggested values are shortened only if they are too long to copy from a message. */
const longestCopy = 300;

/** A value in a message: short, as JSON. */
export function quote(value: unknown): string {
  return asJson(value, longestQuote);
}

/** A suggested value, complete unless it is too long to copy. */
export function written(value: string): string {
  return asJson(value, longestCopy);
}

/** Formats JSON that keeps its closing quote or bracket when it is shortened. */
function asJson(value: unknown, longest: number): string {
  if (typeof value === "string") return JSON.stringify(shortened(value, longest - 2));
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > longest ? `${shortened(json, longest - 1)}${json.at(-1)}` : json;
}

/** Quotes keys and values of a description for a message. */
export function withQuotes(description: string): string {
  return description.replace(/`([^`]+)`/g, (_, code: string) => (code.includes('"') ? code : `"${code}"`));
}

/** The beginning of an owner's text, for a message. */
export function shortened(text: string, longest = longestQuote): string {
  // A cut must not leave a lone surrogate.
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/\p{Surrogate}$/u, "")}…` : text;
}

const longWord = new RegExp(`\\S{${longestCopy + 100},}`, "g");

/** Shortens long words in a message, because owners' names and values may be unreadable. */
export function withoutLongWords(message: string): string {
  return message.replace(longWord, (word) => shortened(word, longestCopy) + (/[.?]$/.exec(word)?.[0] ?? ""));
}

/** `"a", "b" or "c"`. */
export function anyOf(values: readonly unknown[]): string {
  return enumerate(values, "or");
}

/** `"a", "b" and "c"`. */
export function allOf(values: readonly unknown[]): string {
  return enumerate(values, "and");
}

/** Like {@link allOf}, but a long list shows the first values and the number of others. */
export function firstOf(values: readonly unknown[], most = 5): string {
  if (values.length <= most) return allOf(values);
  const shown = values.slice(0, most).map((value) => allOf([value]));
  return `${shown.join(", ")} and ${values.length - most} more`;
}

/** `The only tag is "a".` or `The tags are "a" and "b".`; `undefined` without values. */
export function allKnown(noun: string, values: readonly unknown[], most?: number): string | undefined {
  if (values.length === 0) return undefined;
  return `The ${values.length === 1 ? `only ${noun} is` : `${noun}s are`} ${firstOf(values, most)}.`;
}

function enumerate(values: readonly unknown[], conjunction: "or" | "and"): string {
  return listed(
    values.map((value) => asJson(value, longestCopy)),
    conjunction,
  );
}

/** `a, b and c`, without quotes. */
export function listed(words: readonly string[], conjunction: "or" | "and"): string {
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

/** Names the end of a path: `"title"`, `entry 2 of "routes"`, or `the config`. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the config";
  return typeof last === "string" ? quote(last) : `entry ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

/** Like {@link nameOf}, at the start of a sentence. */
export function subjectOf(path: Path): string {
  return capitalized(nameOf(path));
}

/** Joins sentences into one message. Missing ones are skipped. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((one) => one !== undefined && one !== "").join(" ");
}

/** Turns a clause into a sentence. It starts in lowercase and has no full stop, so longer sentences can contain it. */
export function sentence(clause: string): string {
  return `${capitalized(clause)}.`;
}

/** `a "cards" block`, `an "embed" block`. */
export function articled(quoted: string, noun: string): string {
  return `${/^"?[aeiou]/i.test(quoted) ? "an" : "a"} ${quoted} ${noun}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `3 places`, `1 place`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** A word without differences in spelling: case, hyphens, underscores. */
export function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}
