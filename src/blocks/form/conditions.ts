import { day } from "../../fields/dates/date";
import { once } from "../../json/once";
import { isGroup } from "../../schema/structure";
import type { FoundInBlock } from "../../validate/blockCheck";
import { replaceSurely } from "../../validate/fixes/sureFixes";
import { didYouMean } from "../../words/nearest";
import { simplify } from "../../words/simplify";
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
    if (!source) return { ...this.#explainMissing(String(name)), path: ["field"] };
    const wanted = Array.isArray(is) ? (is as unknown[]) : [is];
    const explain = explainerOf(source);
    for (const [index, answer] of wanted.entries()) {
      const found = typeof answer === "string" ? explain(answer) : undefined;
      if (found) return { ...found, path: Array.isArray(is) ? ["is", index] : ["is"] };
    }
    return undefined;
  }

  #explainMissing(name: string): Explanation {
    const start = `No field above has the name ${quote(name)}.`;
    if (this.#names.length === 0) {
      return { message: `${start} This is the first field. Move it below the field that it depends on.` };
    }
    return (
      correction(start, name, this.#names) ?? {
        message: `${start} Available fields: ${allOf(this.#names)}.`,
      }
    );
  }
}

type Explanation = Pick<FoundInBlock, "message" | "fix">;

/** A name or value that was probably intended, with a fix if nothing else can be. */
function correction(start: string, written: string, candidates: readonly string[]): Explanation | undefined {
  const sure = replaceSurely(written, candidates);
  if (sure.fix?.do === "replace") return { message: `${start} Use ${quote(sure.fix.value)}.`, ...sure };
  const hint = didYouMean(written, candidates);
  return hint === "" ? undefined : { message: `${start}${hint}` };
}

/** Explains why a field never has an answer. `undefined` if it can have it, or if its choices are not valid themselves. */
function explainerOf(source: Keys): (answer: string) => Explanation | undefined {
  if (source["type"] === "checkbox") {
    return (answer) => ({
      message: `A checkbox has no value ${quote(answer)}. Remove "is". Without it, the condition is met when the checkbox is ticked.`,
    });
  }
  const { options } = source;
  if (!hasChoices.has(String(source["type"]))) {
    return (answer) => {
      const unfit = explainAnswer(source, answer);
      return unfit === undefined
        ? undefined
        : { message: `${quote(answer)} can never be an answer. ${unfit}.` };
    };
  }
  if (!Array.isArray(options)) return () => undefined;
  const values = choicesOf(options);
  const known = new Set(values);
  return (answer) => {
    if (known.has(answer) || values.length < options.length) return undefined;
    const labelled = options.filter(
      (option) => isGroup(option) && simplify(String(option["label"])) === simplify(answer),
    );
    const [value, another] = choicesOf(labelled);
    if (value !== undefined && another === undefined) {
      return {
        message: `${quote(answer)} is the label of an option. Use the value of that option: ${quote(value)}.`,
        fix: { do: "replace", value },
      };
    }
    const start = `${quote(String(source["name"]))} has no option with the value ${quote(answer)}.`;
    return correction(start, answer, values) ?? { message: `${start} Available values: ${allOf(values)}.` };
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
    if (answer.length < least)
      return `It has ${answer.length} characters, but the field requires at least ${least}`;
    return answer.length > most
      ? `It has ${answer.length} characters, but the field allows at most ${most}`
      : undefined;
  }
  const number = Number(answer);
  if (!/^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(answer)) return "The field accepts only numbers";
  const [min, max, step] = [limit("min", -Infinity), limit("max", Infinity), limit("step", 1)];
  if (number < min) return `The smallest allowed number is ${min}`;
  if (number > max) return `The largest allowed number is ${max}`;
  const steps = (number - (min === -Infinity ? 0 : min)) / step;
  // Fractions such as 0.1 are not exact.
  return Math.abs(steps - Math.round(steps)) > 1e-6
    ? `The field accepts only numbers in steps of ${step}`
    : undefined;
}

/** The same for a date. */
function explainDay({ min, max }: Readonly<Record<string, unknown>>, answer: string): string | undefined {
  if (!day.safeParse(answer).success) return `The answer must be a date such as ${quote("2026-11-20")}`;
  if (isBelow(answer, min)) return `The earliest allowed date is ${String(min)}`;
  return isBelow(max, answer) ? `The latest allowed date is ${String(max)}` : undefined;
}

/** Whether a number is smaller than another, or a day before another. */
export function isBelow(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one < other;
  if (typeof one !== "string" || typeof other !== "string") return false;
  const [first, second] = [day.safeParse(one), day.safeParse(other)];
  return first.success && second.success && first.data < second.data;
}
