import type { FieldKind, FieldMeta } from "../fields/kind";
import type { Field } from "../schema/walk";
import { hasWords } from "./hasWords";

/** The kinds of values that a catalogue can replace. */
const replaced: ReadonlySet<FieldKind> = new Set([
  "text",
  "richText",
  "href",
  "postUrl",
  "dataUrl",
  "frame",
  "image",
]);

export function isReplaced(kind: FieldKind): boolean {
  return replaced.has(kind);
}

export function isText({ kind }: Pick<FieldMeta, "kind">): boolean {
  return kind === "text" || kind === "richText";
}

/** The names of people, mailboxes, copied texts and texts without words need no translation. */
export function isCountedField(field: Field): field is Field & { value: string } {
  const { names, part, value } = field;
  return (
    isText(field) &&
    typeof value === "string" &&
    names === undefined &&
    part !== "copy" &&
    part !== "subject" &&
    hasWords(value, field.kind === "richText")
  );
}
