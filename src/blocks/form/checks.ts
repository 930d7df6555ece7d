import { entriesAt, type Entry } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { quote } from "../../words/words";
import { EntriesAbove, isBelow } from "./conditions";
import { tooLongMail } from "./mailLength";
import { mailLimit } from "./sending/mailLimit";
import { findRivalConditions } from "./rivalConditions";

const limits = [
  ["minLength", "maxLength"],
  ["min", "max"],
] as const;

export const checks: BlockChecks = {
  "duplicate-field-name": {
    severity: "error",
    meaning: "Two fields in a form have the same name.",
    example: formWith(`{ "type": "text", "name": "who", "label": "Your name" },
{ "type": "email", "name": "who", "label": "Your email address" }`),
    find: (form) =>
      repeated(
        entriesAt(form, ["fields"]),
        "name",
        (name) =>
          `The name ${name} is already used by a field above, so one answer would be lost. Choose a different name.`,
      ),
  },
  "duplicate-option": {
    severity: "error",
    meaning: "Two options of a field have the same value.",
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
            `The value ${value} is already used by an option above, so both answers would look the same to you. Choose a different value.`,
        ),
      ),
  },
  "impossible-condition": {
    severity: "error",
    meaning: "A condition in a form can never be met.",
    example: formWith(`{
  "type": "text",
  "name": "reason",
  "label": "Why were you banned?",
  "when": { "field": "topic", "is": "appeal" }
}`),
    find: (form) => {
      const above = new EntriesAbove();
      return entriesAt(form, ["fields"]).flatMap(({ value, path }): FoundInBlock[] => {
        const { when } = value;
        const found = isGroup(when) && typeof when["field"] === "string" ? above.explain(when) : undefined;
        above.add(value);
        // An invalid entry above may be the intended field.
        return found ? [{ ...found, path: [...path, "when", ...found.path], needsAbove: path }] : [];
      });
    },
  },
  "no-form-field": {
    severity: "error",
    meaning: "A form has pages but no fields.",
    example: formWith('{ "type": "page", "title": "About you" }'),
    find: (form) =>
      hasOnlyPages(form)
        ? [{ message: "This form has only pages and no fields. Add a field after a page.", path: ["fields"] }]
        : [],
  },
  "empty-form-page": {
    severity: "warning",
    meaning: "A page in a form has no fields.",
    example: formWith(`{ "type": "text", "name": "who", "label": "Your name" },
{ "type": "page", "title": "About you" }`),
    find: (form) => {
      if (hasOnlyPages(form)) return [];
      return entriesAt(form, ["fields"]).flatMap(
        ({ value: { type }, path }, index, entries): FoundInBlock[] => {
          const next = entries[index + 1]?.value["type"];
          if (type !== "page" || (next !== undefined && next !== "page")) return [];
          const message =
            "This page is not shown because it has no fields. Add fields below it, or remove the page.";
          const after = ["fields", Number(path[1]) + 1];
          return [{ message, path, needs: [after, [...after, "type"]] }];
        },
      );
    },
  },
  "rival-conditions": {
    severity: "warning",
    meaning: "A field or page in a form is never shown because its conditions contradict each other.",
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
    meaning: "A form has fields before its first page, so they are on a page without a title.",
    example: formWith(`{ "type": "text", "name": "who", "label": "Your name" },
{ "type": "page", "title": "About you" },
{ "type": "text", "name": "city", "label": "Where do you live?" }`),
    find: (form) => {
      const entries = entriesAt(form, ["fields"]);
      // A page without fields does not count.
      const isPaged = entries.some(
        ({ value: { type } }, index) =>
          type === "page" && (entries[index + 1]?.value["type"] ?? "page") !== "page",
      );
      const [first] = entries;
      if (!first || !isPaged || first.value["type"] === "page") return [];
      const message =
        'The first page of this form has no title. Add { "type": "page", "title": "…" } before this field, or move the first "page" to the top of "fields".';
      const { path } = first;
      return [{ message, path, at: "opening", needs: [[...path, "type"]], needsAbove: path }];
    },
  },
  "long-mail": {
    severity: "warning",
    meaning: "The email from a form can be too long for email apps.",
    example: formWith(`{ "type": "textarea", "name": "story", "label": "Your story", "maxLength": 3000 }`),
    find: (form) => {
      const length = tooLongMail(form);
      if (length === undefined) return [];
      const message = `If all fields are filled in, the email has about ${length} characters. Many email apps accept only about ${mailLimit}. Set a smaller "maxLength" for long fields, or use "delivery": { "type": "post", … } with a form service.`;
      return [{ message, path: ["delivery", "type"] }];
    },
  },
  "crossed-limits": {
    severity: "error",
    meaning: "The minimum of a form field is greater than the maximum.",
    example: formWith('{ "type": "number", "name": "age", "label": "Your age", "min": 99, "max": 13 }'),
    find: (form) =>
      entriesAt(form, ["fields"]).flatMap(({ value: field, path }) =>
        limits.flatMap(([lower, upper]): FoundInBlock[] => {
          const [least, most] = [field[lower], field[upper]];
          if (!isBelow(most, least)) return [];
          const relation = typeof least === "string" ? "later" : "greater";
          const message = `"${lower}" (${String(least)}) is ${relation} than "${upper}" (${String(most)}), so no answer is valid. Swap the limits or change them.`;
          return [{ message, path: [...path, lower] }];
        }),
      ),
  },
};

function hasOnlyPages(form: Readonly<Record<string, unknown>>): boolean {
  const { fields } = form;
  const entries = entriesAt(form, ["fields"]);
  // An invalid entry may be an intended field.
  return (
    Array.isArray(fields) &&
    fields.length > 0 &&
    entries.length === fields.length &&
    entries.every(({ value }) => value["type"] === "page")
  );
}

/** The entries of a list whose text at a key is already used above. */
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
