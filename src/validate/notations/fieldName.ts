import type { Cursor } from "../../schema/cursor";
import { isGroup } from "../../schema/structure";
import { simplify } from "../../words/simplify";
import { anyOf } from "../../words/words";
import { type Advice, write } from "./rule";

/** A form field referenced by its label instead of its name. */
export function explainFieldName(value: string, place: Cursor): Advice {
  const field = place.parent?.parent;
  const entries: unknown = field?.parent?.value;
  const above = Array.isArray(entries) ? entries.slice(0, Number(field?.part)).filter(isGroup) : [];
  const named = above.flatMap(({ name, label }) => (typeof name === "string" ? [{ name, label }] : []));
  const labelled = named.filter(
    ({ label }) => typeof label === "string" && simplify(label) === simplify(value),
  );
  const [only, another] = labelled;
  if (only && !another) return write(`Use the "name" of the field above, not its label`, only.name);
  return named.length === 0
    ? { advice: 'Write the "name" of a field above this one. No field above has a name.' }
    : { advice: `Write the "name" of a field above this one: ${anyOf(named.map(({ name }) => name))}.` };
}
