import { day } from "../../fields/dates/date";
import { entriesAt, type Entry } from "../../schema/entriesAt";
import type { Path } from "../../schema/walk";
import { isGroup } from "../../schema/structure";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { didYouMean } from "../../words/nearest";
import { allOf, quote } from "../../words/words";
import { tooLongMail } from "./mailLength";
import { mailLimit } from "./mailLimit";
import { findRivalConditions } from "./rivalConditions";

/** The types of fields that are answered by one of their choices. */
const hasChoices = new Set(["select", "radio", "checkboxes"]);

const limits = [
  ["minLength", "maxLength"],
  ["min", "max"],
] as const;

export const checks: BlockChecks = {
  "duplicate-field-name": {
    severity: "error",
    meaning: "Two fields of one form have the same name.",
    example: formWith(`{ "type": "text", "name": "who", "label": "Your name" },
{ "type": "email", "name": "who", "label": "Your mail address" }`),
    find: (form) =>
      repeated(
        entriesAt(form, ["fields"]),
        "name",
        (name) =>
          `A field above already has the name ${name}. Give this one another name, or one answer is lost.`,
      ),
  },
  "duplicate-option": {
    severity: "error",
    meaning: "Two choices of one list have the same value.",
    example: formWith(`{
  "type": "select",
  "name": "village",
  "label": "Village",
  "options": [
    { "value": "mill", "label": "Millbrook" },
    { "value": "mill", "label": "Oakhill" }
  ]
}`),
    find: (form) =>
      entriesAt(form, ["fields"]).flatMap(({ value: field, path }) =>
        repeated(
          entriesAt(field, ["options"], path),
          "value",
          (value) =>
            `A choice above already has the value ${value}. Give this one another value, or nobody can tell the two answers apart.`,
        ),
      ),
  },
  "impossible-condition": {
    severity: "error",
    meaning: "Something in a form waits for an answer that nobody can give.",
    example: formWith(`{
  "type": "text",
  "name": "reason",
  "label": "Why were you banned?",
  "when": { "field": "topic", "is": "appeal" }
}`),
    find: (form) =>
      entriesAt(form, ["fields"]).flatMap(({ value: { when }, path }, index, entries): FoundInBlock[] => {
        if (!isGroup(when) || typeof when["field"] !== "string") return [];
        const found = explainCondition(
          when,
          entries.slice(0, index).map(({ value }) => value),
        );
        if (!found) return [];
        // What is no field as it is written may be the one that is meant.
        const needs = fieldsBefore(path).flatMap((place) => [place, [...place, "name"]]);
        return [{ message: found.message, path: [...path, "when", ...found.path], needs }];
      }),
  },
  "no-form-field": {
    severity: "error",
    meaning: "A form has nothing but beginnings of pages.",
    example: formWith('{ "type": "page", "title": "About you" }'),
    find: (form) =>
      hasOnlyPages(form)
        ? [
            {
              message: "There is no field to fill in here. Put one below the beginning of the page.",
              path: ["fields"],
            },
          ]
        : [],
  },
  "empty-form-page": {
    severity: "warning",
    meaning: "A page of a form has no fields.",
    example: formWith(`{ "type": "text", "name": "who", "label": "Your name" },
{ "type": "page", "title": "About you" }`),
    find: (form) =>
      entriesAt(form, ["fields"]).flatMap(({ value: { type }, path }, index, entries): FoundInBlock[] => {
        const next = entries[index + 1]?.value["type"];
        if (type !== "page" || (next !== undefined && next !== "page") || hasOnlyPages(form)) return [];
        const message =
          "No field stands on this page, so that it is not shown. Put the fields of the page below it, or remove it.";
        const after = ["fields", Number(path[1]) + 1];
        return [{ message, path, needs: [after, [...after, "type"]] }];
      }),
  },
  "rival-conditions": {
    severity: "warning",
    meaning: "Something in a form is never shown, as two of its conditions rule each other out.",
    example: formWith(`{ "type": "page", "title": "Topic" },
{
  "type": "select",
  "name": "topic",
  "label": "Topic",
  "options": [
    { "value": "appeal", "label": "A ban" },
    { "value": "idea", "label": "An idea" }
  ]
},
{ "type": "page", "title": "Your ban", "when": { "field": "topic", "is": "appeal" } },
{ "type": "text", "name": "reason", "label": "Why were you banned?" },
{
  "type": "text",
  "name": "idea",
  "label": "Your idea",
  "when": { "field": "topic", "is": "idea" }
}`),
    find: findRivalConditions,
  },
  "untitled-form-page": {
    severity: "warning",
    meaning: "Fields stand above the first page of a form, and make a page without a title.",
    example: formWith(`{ "type": "text", "name": "who", "label": "Your name" },
{ "type": "page", "title": "About you" },
{ "type": "text", "name": "city", "label": "Where do you live?" }`),
    find: (form) => {
      const entries = entriesAt(form, ["fields"]);
      // One that no field follows is no page.
      const isPaged = entries.some(
        ({ value: { type } }, index) =>
          type === "page" && (entries[index + 1]?.value["type"] ?? "page") !== "page",
      );
      const [first] = entries;
      if (!first || !isPaged || first.value["type"] === "page") return [];
      const message =
        'A page without a title begins here, as fields stand above the first "page". Put { "type": "page", "title": "…" } in front of this field, or move the fields below the first page.';
      const needs = [...fieldsBefore(first.path), [...first.path, "type"]];
      return [{ message, path: first.path, at: "opening", needs }];
    },
  },
  "long-mail": {
    severity: "warning",
    meaning: "The answers of a form can make a mail that is longer than what mail programs take.",
    example: formWith(`{ "type": "textarea", "name": "story", "label": "Your story", "maxLength": 3000 }`),
    find: (form) => {
      const length = tooLongMail(form);
      if (length === undefined) return [];
      const message = `Filled in to the end, this form makes a mail of about ${length} characters, and mail programs take about ${mailLimit}: visitors are asked to shorten it or to copy it. Give the longer fields a smaller "maxLength", or use "delivery": { "type": "post", … } with a form service.`;
      return [{ message, path: ["delivery", "type"] }];
    },
  },
  "crossed-limits": {
    severity: "error",
    meaning: "The lower limit of a form field is above its upper one.",
    example: formWith('{ "type": "number", "name": "age", "label": "Your age", "min": 99, "max": 13 }'),
    find: (form) =>
      entriesAt(form, ["fields"]).flatMap(({ value: field, path }) =>
        limits.flatMap(([lower, upper]): FoundInBlock[] => {
          const [least, most] = [field[lower], field[upper]];
          if (!isBelow(most, least)) return [];
          const message = `Nothing can be right here: "${lower}" is ${String(least)}, but "${upper}" is only ${String(most)}. Swap them or change one.`;
          return [{ message, path: [...path, lower] }];
        }),
      ),
  },
};

/** The places of all fields above one. */
function fieldsBefore([, index]: Path): Path[] {
  return Array.from({ length: Number(index) }, (_, place) => ["fields", place]);
}

function hasOnlyPages(form: Readonly<Record<string, unknown>>): boolean {
  const { fields } = form;
  const entries = entriesAt(form, ["fields"]);
  // What is no entry at all may be meant as a field.
  return (
    Array.isArray(fields) &&
    fields.length > 0 &&
    entries.length === fields.length &&
    entries.every(({ value }) => value["type"] === "page")
  );
}

/** Why a condition can never be met; nothing when it can, and where what it waits for is itself not rightly written. */
function explainCondition(
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
function isBelow(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one < other;
  const [first, second] = [day.safeParse(one), day.safeParse(other)];
  return first.success && second.success && first.data < second.data;
}

/** The entries of a list under whose key stands a text that an entry above has already. */
function repeated(
  entries: readonly Entry[],
  key: string,
  message: (quoted: string) => string,
): FoundInBlock[] {
  const seen = new Set<unknown>();
  return entries.flatMap(({ value: entry, path }) => {
    const value = entry[key];
    if (typeof value !== "string") return [];
    if (seen.has(value)) return [{ message: message(quote(value)), path: [...path, key] }];
    seen.add(value);
    return [];
  });
}

/** A form with these fields that opens the visitor's mail program. */
function formWith(fields: string): string {
  return `{
  "type": "form",
  "fields": [
${fields.replace(/^/gm, "    ")}
  ],
  "submit": "Send",
  "delivery": { "type": "email", "to": "post@fernhollow.example", "subject": "Hello" }
}`;
}
