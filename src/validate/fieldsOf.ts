import { configSchema } from "../config/config";
import type { FieldKind } from "../fields/kind";
import { visitFields } from "../fields/visit";
import type { Field } from "../fields/walk";

const walked = new WeakMap<object, Map<FieldKind, Field[]>>();

/** Every field of these kinds in a config, valid or not. A config is walked once. */
export function fieldsOf(config: unknown, ...kinds: FieldKind[]): Field[] {
  if (typeof config !== "object" || config === null) return [];
  let byKind = walked.get(config);
  if (!byKind) {
    byKind = new Map();
    visitFields(configSchema, config, (field) => {
      const fields = byKind!.get(field.kind);
      if (fields) fields.push(field);
      else byKind!.set(field.kind, [field]);
    });
    walked.set(config, byKind);
  }
  return kinds.flatMap((kind) => byKind.get(kind) ?? []);
}

/** The fields of these kinds that are texts at all, with their texts. */
export function textsOf(config: unknown, ...kinds: FieldKind[]): (Field & { value: string })[] {
  return fieldsOf(config, ...kinds).filter(
    (field): field is Field & { value: string } => typeof field.value === "string",
  );
}
