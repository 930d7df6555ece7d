import { entriesAt, type Entry } from "../../schema/entriesAt";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { quote } from "../../words/words";

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
  "crossed-limits": {
    severity: "error",
    meaning: "The lower limit of a form field is above its upper one.",
    example: formWith('{ "type": "number", "name": "age", "label": "Your age", "min": 99, "max": 13 }'),
    find: (form) =>
      entriesAt(form, ["fields"]).flatMap(({ value: field, path }) =>
        limits.flatMap(([lower, upper]): FoundInBlock[] => {
          const [least, most] = [field[lower], field[upper]];
          if (typeof least !== "number" || typeof most !== "number" || least <= most) return [];
          const message = `Nothing can be right here: "${lower}" is ${least}, but "${upper}" is only ${most}. Swap them or change one.`;
          return [{ message, path: [...path, lower] }];
        }),
      ),
  },
};

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
