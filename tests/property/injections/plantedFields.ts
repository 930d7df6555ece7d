import { configSchema } from "../../../src/config/config";
import { fieldMeta, type FieldKind } from "../../../src/fields/kind";
import { Cursor } from "../../../src/schema/cursor";
import { isGroup } from "../../../src/schema/structure";
import type { Path } from "../../../src/schema/walk";

/** A value of a config that a payload can replace: anything except lists and objects. */
export interface PlantedField {
  path: Path;
  /** The path as text. */
  key: string;
  /** The value in the example. */
  own: unknown;
  kind: FieldKind | undefined;
  /** Whether the field's own schema accepts a text. */
  accepts: (text: string) => boolean;
}

/** Every value of a config. They are derived from the config and its schema, so new blocks and keys are included. */
export function plantedFields(config: object): PlantedField[] {
  const fields: PlantedField[] = [];
  visit(Cursor.of(configSchema, config));
  return fields;

  function visit(place: Cursor): void {
    const { value, path } = place;
    if (Array.isArray(value)) return value.forEach((_, index) => visit(place.child(index)));
    if (isGroup(value)) return Object.keys(value).forEach((key) => visit(place.child(key)));
    const kind = place.inner && fieldMeta.get(place.inner)?.kind;
    const known = new Map<string, boolean>();
    const accepts = (text: string) => {
      if (!known.has(text)) known.set(text, place.accepts(text));
      return known.get(text)!;
    };
    fields.push({ path, key: JSON.stringify(path), own: value, kind, accepts });
  }
}
