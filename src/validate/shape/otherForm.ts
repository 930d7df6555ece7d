import type { Cursor } from "../../schema/cursor";
import { exampleOf, inline } from "../../schema/exampleOf";
import { placesOfKey } from "../../schema/keyPlaces";
import { shapeOf } from "../../schema/schemaAt";
import { isGroup, type Schema, structureOf } from "../../schema/structure";
import { quote } from "../../words/words";

/** Advice for a key that belongs inside another key's value: `focus` next to a `background` that is only a word. */
export function adviseOtherForm(place: Cursor, key: string): { advice: string } | undefined {
  const { value: owner, keys } = place.parent!;
  // If an object next to it has this key, the key belongs there.
  if (placesOfKey(place).some(({ steps }) => keys.includes(steps.at(-1) ?? ""))) return undefined;
  const there = keys.filter((name) => isGroup(owner) && Object.hasOwn(owner, name));
  for (const name of there) {
    const other = place.sibling(name);
    const form = other.schema && formWith(other.schema, key);
    if (!form) continue;
    const inside = isGroup(other.value) ? other.value : exampleOf(form);
    const whole = { ...(inside as object), [key]: place.value };
    return { advice: `It belongs in ${quote(name)}. Use ${quote(name)}: ${inline(whole)}.` };
  }
  return undefined;
}

/** The object form of a value that has the key, if the value has several forms. */
function formWith(schema: Schema, key: string): Schema | undefined {
  const structure = structureOf(schema);
  if (structure.is === "optional") return formWith(structure.inner, key);
  if (structure.is !== "choice" || structure.by !== undefined) return undefined;
  return structure.options.find(
    (option) => structureOf(option).is === "group" && Object.hasOwn(shapeOf(option, {}), key),
  );
}
