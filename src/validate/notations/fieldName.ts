import type { Cursor } from "../../schema/cursor";
import { isGroup } from "../../schema/structure";
import { inline } from "../../schema/exampleOf";
import { simplify, anyOf, listed, quote } from "../../words/words";
import { asId } from "./asId";
import { type Advice, write } from "./rule";
import { answerPathPattern } from "../../config/servers";

/** A form field referenced by its label instead of its name. */
export function explainFieldName(value: string, place: Cursor): Advice {
  const field = place.parent?.parent;
  const entries: unknown = field?.parent?.value;
  const above = Array.isArray(entries) ? entries.slice(0, Number(field?.part)).filter(isGroup) : [];
  const named: FieldAbove[] = above.flatMap((one) =>
    typeof one["name"] === "string" ? [{ ...one, name: one["name"] }] : [],
  );
  const labelled = named.filter(
    ({ label }) => typeof label === "string" && simplify(label) === simplify(value),
  );
  const [only, another] = labelled;
  if (only && !another) return write(`It must be the "name" of the field above, not its label`, only.name);
  const [first] = named;
  if (!first)
    return {
      advice:
        'It must be the "name" of an earlier field, but no field comes before this one. Move this field below the field that it depends on.',
    };
  const answers = [place.sibling("is").value ?? []].flat();
  const fitting = named.filter((one) => answers.every((answer) => choicesOf(one).includes(answer)));
  if (fitting.length > 0) {
    return { advice: `Use the "name" of an earlier field: ${anyOf(fitting.map(({ name }) => name))}.` };
  }
  const [choice] = choicesOf(first);
  const condition = { field: first.name, ...(choice === undefined ? {} : { is: choice }) };
  const question = questionWith(place, answers);
  const line = `"when": ${inline(condition)}`;
  return {
    advice: `No earlier field has the option ${listed(answers.map(quote), "and")}. To ask for it, add ${inline(question)} above this field, and set "field" to ${quote(question.name)}. To depend on an existing field, use ${line}.`,
  };
}

const opposites: Readonly<Record<string, string>> = { yes: "no", no: "yes", true: "false", false: "true" };

/** A choice with these answers and one more. */
function questionWith(name: Cursor, answers: readonly unknown[]) {
  const label = String(name.value);
  const id = asId(label);
  const values = answers.map(String);
  const all = [...values, opposites[values[0]!] ?? "other"];
  const options = all.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
  return { type: "select", name: id !== undefined && name.accepts(id) ? id : "question", label, options };
}

interface FieldAbove extends Record<string, unknown> {
  name: string;
}

/** The values that visitors can choose in a field. */
function choicesOf({ options }: FieldAbove): unknown[] {
  return Array.isArray(options) ? options.filter(isGroup).map(({ value }) => value) : [];
}

/** How the way to something in an answer is written. */
export function explainAnswerPath(value: string): Advice {
  const keys = value
    .replace(/^\s*\$/, "")
    .split(/[./[\]"'\s]+/)
    .filter((key) => key !== "");
  const instead = keys.join(".");
  return write(
    "It must be a path of keys separated by dots, with numbers from 0 for list entries",
    answerPathPattern.test(instead) ? instead : undefined,
  );
}
