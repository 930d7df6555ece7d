import { most } from "../fields/amounts";
import type { FieldKind } from "../fields/kind";
import { type Field, visitFields } from "../schema/walk";
import { memoizeByObject } from "../json/memoizeByObject";
import { partsOf } from "./slices";

/** A field that is a text. */
export type TextField = Field & { value: string };

const fieldsByKind = memoizeByObject((config) => {
  const byKind = new Map<FieldKind, Field[]>();
  const note = (field: Field) => {
    const fields = byKind.get(field.kind);
    if (fields) fields.push(field);
    else byKind.set(field.kind, [field]);
  };
  for (const { schema, value, path } of partsOf(config)) visitFields(schema, value, note, undefined, path);
  return byKind;
});

/** Every field of these kinds in a config or slice, valid or not. It is walked once. */
export function fieldsOf(config: unknown, ...kinds: FieldKind[]): readonly Field[] {
  return isObject(config) ? joined(kinds.map((kind) => fieldsByKind(config).get(kind) ?? [])) : [];
}

/** The fields of these kinds that are texts at all, with their texts. */
export function textsOf(config: unknown, ...kinds: FieldKind[]): readonly TextField[] {
  return isObject(config) ? joined(kinds.map((kind) => textsOfKind(config, kind))) : [];
}

const textsByKind = memoizeByObject((_config) => new Map<FieldKind, TextField[]>());

function textsOfKind(config: object, kind: FieldKind): readonly TextField[] {
  const byKind = textsByKind(config);
  let texts = byKind.get(kind);
  if (!texts) {
    texts = (fieldsByKind(config).get(kind) ?? []).filter(isText);
    byKind.set(kind, texts);
  }
  return texts;
}

/** What is longer than a text may be is told by the shape of the config, and not looked at further; names have no such bound. */
function isText(field: Field): field is TextField {
  if (typeof field.value !== "string") return false;
  const isBounded = field.kind === "text" || field.kind === "richText";
  return !isBounded || field.value.length <= most.richText;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function joined<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const [first = [], ...rest] = lists;
  return rest.length === 0 ? first : first.concat(...rest);
}
