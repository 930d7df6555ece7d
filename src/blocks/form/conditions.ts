import { day } from "../../fields/dates/date";
import { entriesAt } from "../../schema/entriesAt";
import type { FoundInBlock } from "../../validate/blockCheck";
import { didYouMean } from "../../words/nearest";
import { allOf, quote } from "../../words/words";

/** The types of fields that are answered by one of their choices. */
const hasChoices = new Set(["select", "radio", "checkboxes"]);

/** Why a condition can never be met; nothing when it can, and where what it waits for is itself not rightly written. */
export function explainCondition(
  { field: name, is }: Readonly<Record<string, unknown>>,
  above: readonly Readonly<Record<string, unknown>>[],
): FoundInBlock | undefined {
  const names = above.flatMap((entry) => (typeof entry["name"] === "string" ? [entry["name"]] : []));
  const source = above.find((entry) => entry["name"] === name);
  if (!source) {
    // One of them may be meant, and is told of.
    if (above.some((entry) => "name" in entry && typeof entry["name"] !== "string")) return undefined;
    const hint =
      didYouMean(String(name), names) ||
      (names.length > 0
        ? ` The fields above are ${allOf(names)}.`
        : " It is the first field: put it below the one that it depends on.");
    return { message: `No field above has the name ${quote(String(name))}.${hint}`, path: ["field"] };
  }
  const wanted = Array.isArray(is) ? (is as unknown[]) : [is];
  const unfit = wanted.flatMap((answer, index): FoundInBlock[] => {
    const message = typeof answer === "string" ? explainWanted(source, answer) : undefined;
    return message ? [{ message, path: Array.isArray(is) ? ["is", index] : ["is"] }] : [];
  });
  return unfit[0];
}

/** Why a field never has an answer; nothing when it can, and where its choices are themselves not rightly written. */
function explainWanted(source: Readonly<Record<string, unknown>>, answer: string): string | undefined {
  if (source["type"] === "checkbox") {
    return `A box is ticked or not, and has no value ${quote(answer)}. Leave out "is": then it has to be ticked.`;
  }
  const { options } = source;
  if (!hasChoices.has(String(source["type"]))) {
    const unfit = explainAnswer(source, answer);
    return unfit && `Nobody can answer ${quote(answer)} there: ${unfit}.`;
  }
  if (!Array.isArray(options)) return undefined;
  const values = entriesAt(source, ["options"]).flatMap(({ value }) =>
    typeof value["value"] === "string" ? [value["value"]] : [],
  );
  if (values.includes(answer) || values.length < options.length) return undefined;
  const hint = didYouMean(answer, values) || ` Its values are ${allOf(values)}.`;
  return `${quote(String(source["name"]))} has no choice with the value ${quote(answer)}.${hint}`;
}

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
  const [first, second] = [day.safeParse(one), day.safeParse(other)];
  return first.success && second.success && first.data < second.data;
}
