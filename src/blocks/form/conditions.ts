import { day } from "../../fields/dates/date";
import { once } from "../../json/once";
import { isGroup } from "../../schema/structure";
import type { FoundInBlock } from "../../validate/blockCheck";
import { didYouMean } from "../../words/nearest";
import { allOf, quote } from "../../words/words";

/** The types of fields that are answered by one of their choices. */
const hasChoices = new Set(["select", "radio", "checkboxes"]);

type Keys = Readonly<Record<string, unknown>>;

/** The entries of a form above a condition, of which it can name one. */
export class EntriesAbove {
  /** The first entry with each name. */
  readonly #byName = new Map<unknown, Keys>();
  readonly #names: string[] = [];
  #hasUnreadableName = false;

  add(entry: Keys): void {
    const { name } = entry;
    if (!this.#byName.has(name)) this.#byName.set(name, entry);
    if (typeof name === "string") this.#names.push(name);
    else if ("name" in entry) this.#hasUnreadableName = true;
  }

  /** Why a condition can never be met; nothing when it can, and where what it waits for is itself not rightly written. */
  explain({ field: name, is }: Keys): FoundInBlock | undefined {
    const source = this.#byName.get(name);
    // One of them may be meant, and is told of.
    if (!source && this.#hasUnreadableName) return undefined;
    if (!source) return { message: this.#explainMissing(String(name)), path: ["field"] };
    const wanted = Array.isArray(is) ? (is as unknown[]) : [is];
    const explain = explainerOf(source);
    for (const [index, answer] of wanted.entries()) {
      const message = typeof answer === "string" ? explain(answer) : undefined;
      if (message) return { message, path: Array.isArray(is) ? ["is", index] : ["is"] };
    }
    return undefined;
  }

  #explainMissing(name: string): string {
    const start = `No field above has the name ${quote(name)}.`;
    if (this.#names.length === 0) {
      return `${start} It is the first field: put it below the one that it depends on.`;
    }
    return `${start}${didYouMean(name, this.#names) || ` The fields above are ${allOf(this.#names)}.`}`;
  }
}

/** Says why a field never has an answer; nothing when it can, and where its choices are themselves not rightly written. */
function explainerOf(source: Keys): (answer: string) => string | undefined {
  if (source["type"] === "checkbox") {
    return (answer) =>
      `A box is ticked or not, and has no value ${quote(answer)}. Leave out "is": then it has to be ticked.`;
  }
  const { options } = source;
  if (!hasChoices.has(String(source["type"]))) {
    return (answer) => {
      const unfit = explainAnswer(source, answer);
      return unfit && `Nobody can answer ${quote(answer)} there: ${unfit}.`;
    };
  }
  if (!Array.isArray(options)) return () => undefined;
  const values = choicesOf(options);
  const known = new Set(values);
  return (answer) => {
    if (known.has(answer) || values.length < options.length) return undefined;
    const hint = didYouMean(answer, values) || ` Its values are ${allOf(values)}.`;
    return `${quote(String(source["name"]))} has no choice with the value ${quote(answer)}.${hint}`;
  };
}

/** The values of a list of choices, the same list for each of the conditions on them. */
const choicesOf = once((options: readonly unknown[]): readonly string[] =>
  options.flatMap((option) =>
    isGroup(option) && typeof option["value"] === "string" ? [option["value"]] : [],
  ),
);

/** Why a field that is typed into never takes an answer; nothing when it can, and for fields of other types. */
function explainAnswer(field: Readonly<Record<string, unknown>>, answer: string): string | undefined {
  const limit = (key: string, standard: number) => {
    const value = field[key];
    return typeof value === "number" ? value : standard;
  };
  if (field["type"] === "date") return explainDay(field, answer);
  if (field["type"] !== "number") {
    const [least, most] = [limit("minLength", 0), limit("maxLength", Infinity)];
    if (answer.length < least) return `it has ${answer.length} characters, and the field asks for ${least}`;
    return answer.length > most
      ? `it has ${answer.length} characters, and the field takes ${most}`
      : undefined;
  }
  const number = Number(answer);
  if (!/^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(answer)) return "the field takes nothing but numbers";
  const [min, max, step] = [limit("min", -Infinity), limit("max", Infinity), limit("step", 1)];
  if (number < min) return `the smallest number is ${min}`;
  if (number > max) return `the largest number is ${max}`;
  const steps = (number - (min === -Infinity ? 0 : min)) / step;
  // Fractions such as 0.1 are not exact.
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? `its numbers are ${step} apart` : undefined;
}

/** The same for a date. */
function explainDay({ min, max }: Readonly<Record<string, unknown>>, answer: string): string | undefined {
  if (!day.safeParse(answer).success) return `it is answered with a day such as ${quote("2026-11-20")}`;
  if (isBelow(answer, min)) return `the first day is ${String(min)}`;
  return isBelow(max, answer) ? `the last day is ${String(max)}` : undefined;
}

/** Whether a number is smaller than another, or a day before another. */
export function isBelow(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one < other;
  if (typeof one !== "string" || typeof other !== "string") return false;
  const [first, second] = [day.safeParse(one), day.safeParse(other)];
  return first.success && second.success && first.data < second.data;
}
