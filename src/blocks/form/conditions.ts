import { day } from "../../fields/dates/date";
import { memoizeByObject } from "../../json/memoizeByObject";
import { isGroup } from "../../schema/structure";
import type { FoundInBlock } from "../../validate/blockCheck";
import { replaceSurely } from "../../validate/fixes/sureFixes";
import { didYouMean } from "../../words/nearest";
import { simplify, allOf, quote } from "../../words/words";

const hasChoices = new Set(["select", "radio", "checkboxes"]);

type Keys = Readonly<Record<string, unknown>>;

/** The entries of a form above a condition. */
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

  /** Explains why a condition can never be met. `undefined` if it can, or if the field that it names is invalid. */
  explain({ field: name, is }: Keys): FoundInBlock | undefined {
    const source = this.#byName.get(name);
    // An entry with an invalid name, which is reported elsewhere, may be the intended one.
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
    const problem = `No field above has the name ${quote(name)}.`;
    if (this.#names.length === 0) {
      return { message: `${problem} This is the first field. Move it below the field that it depends on.` };
    }
    return correct(problem, name, this.#names, "fields");
  }
}

type Explanation = Pick<FoundInBlock, "message" | "fix">;

/** Suggests a name or value, with a fix if it is unambiguous, or lists all candidates. */
function correct(
  problem: string,
  wrong: string,
  candidates: readonly string[],
  plural: "fields" | "values",
): Explanation {
  const sure = replaceSurely(wrong, candidates);
  if (sure.fix?.do === "replace") return { message: `${problem} Use ${quote(sure.fix.value)}.`, ...sure };
  const hint = didYouMean(wrong, candidates) || ` Available ${plural}: ${allOf(candidates)}.`;
  return { message: `${problem}${hint}` };
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
    const problem = `${quote(String(source["name"]))} has no option with the value ${quote(answer)}.`;
    return correct(problem, answer, values, "values");
  };
}

/** The values of a list of options, cached because many conditions may use them. */
const choicesOf = memoizeByObject((options: readonly unknown[]): readonly string[] =>
  options.flatMap((option) =>
    isGroup(option) && typeof option["value"] === "string" ? [option["value"]] : [],
  ),
);

/** Explains why a text, number or date field does not allow an answer. */
function explainAnswer(field: Keys, answer: string): string | undefined {
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

function explainDay({ min, max }: Keys, answer: string): string | undefined {
  if (!day.safeParse(answer).success) return `The answer must be a date such as ${quote("2026-11-20")}`;
  if (isBelow(answer, min)) return `The earliest allowed date is ${String(min)}`;
  return isBelow(max, answer) ? `The latest allowed date is ${String(max)}` : undefined;
}

/** Compares two numbers or two dates. */
export function isBelow(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one < other;
  if (typeof one !== "string" || typeof other !== "string") return false;
  const [first, second] = [day.safeParse(one), day.safeParse(other)];
  return first.success && second.success && first.data < second.data;
}
