import type * as z from "zod";
import { slugify } from "../fields/addresses/anchor";
import type { AnchorButton, FieldMeta } from "../fields/kind";
import { withoutTags } from "../fields/parts/tag";
import { type Field, visitFields } from "../schema/walk";

/** Prefix of the ids in the header, the footer and the rest of the frame. */
export const framePrefix = "sp-";

/** Ids that are never generated: the frame's, and one that owners may use, because existing anchors must not change. */
const unmadeIds = ["content", "sp-content", "sp-root", "sp-theme"];

/** The id of a place with a button that has an id made from it. */
export interface IdWithButton {
  id: string;
  button: AnchorButton;
}

/** The places with buttons of a page, by the ids of the buttons. */
export type IdsWithButtons = ReadonlyMap<string, IdWithButton>;

/** Why the site itself needs an id, as the end of a sentence; `undefined` when a place can have it. */
export function reservedIdReason(id: string, withButtons: IdsWithButtons = new Map()): string | undefined {
  if (id.startsWith(framePrefix)) return 'ids that start with "sp-" are reserved';
  const place = withButtons.get(id);
  return place && `the button of the ${place.button.of} "${place.id}" on this page already uses it`;
}

export function buttonId({ id, button }: IdWithButton): string {
  return button.prefix + id;
}

/**
 * The anchors of one page: which `id` each of its named places gets. The ids that are written come
 * first; then every other anchored object, in document order, gets one made from its name, with -2,
 * -3 … appended until nothing else on the page has it, the frame and the buttons of places included.
 *
 * @param schema - the schema of the page, or of any part of it
 * @param value - the page as written; it need not be valid
 * @param fill - replaces the constants in a name before the id is made from it
 * @returns every `anchor` field and every `anchored` object with its id: those with a written one first
 */
export function pageAnchors(
  schema: z.core.$ZodType,
  value: unknown,
  fill: (text: string) => string = (text) => text,
): { field: Field; id: string }[] {
  const fields = anchorFields(schema, value);
  const taken = new Set([...unmadeIds, ...buttonIds(fields)]);
  const anchors: { field: Field; id: string }[] = [];
  const unnamed: Field[] = [];
  for (const field of fields) {
    const id = field.kind === "anchor" ? field.value : (field.value as Record<string, unknown>)["id"];
    if (typeof id === "string") {
      taken.add(id);
      anchors.push({ field, id });
    } else if (field.kind === "anchored") unnamed.push(field);
  }
  const nextNumber = new Map<string, number>();
  for (const field of unnamed) {
    const slug = slugify(fill(nameOf(field)));
    let id = slug;
    let number = nextNumber.get(slug) ?? 2;
    for (; taken.has(id); number++) id = `${slug}-${number}`;
    nextNumber.set(slug, number);
    taken.add(id);
    anchors.push({ field, id });
  }
  return anchors;
}

/** So many words of a longer text name an anchor. */
const wordsOfName = 6;

/** The text of an anchor: the whole name, or the first words of the text used instead. */
function nameOf({ value, nameKeys = [] }: Field): string {
  const texts = nameKeys.map((key) => (value as Record<string, unknown>)[key]);
  const [name, ...others] = texts;
  if (typeof name === "string") return withoutTags(name);
  const instead = others.find((text) => typeof text === "string");
  if (typeof instead !== "string") return "";
  const withoutAddresses = withoutTags(instead).replace(/\]\([^)]*\)/g, "]");
  return (withoutAddresses.match(/[\p{Letter}\p{Mark}\p{Number}'’{}]+/gu) ?? [])
    .slice(0, wordsOfName)
    .join(" ");
}

/** Every id of a page that a link can name, as {@link pageAnchors} gives them. */
export function anchorIds(
  schema: z.core.$ZodType,
  value: unknown,
  fill: (text: string) => string,
): Set<string> {
  return new Set(pageAnchors(schema, value, fill).map(({ id }) => id));
}

/** Every id of a page that nothing else on it can have. */
export function takenIds(
  schema: z.core.$ZodType,
  value: unknown,
  fill: (text: string) => string,
): Set<string> {
  return new Set([
    ...unmadeIds,
    ...buttonIds(anchorFields(schema, value)),
    ...anchorIds(schema, value, fill),
  ]);
}

function buttonIds(fields: readonly Field[]): string[] {
  const ids: string[] = [];
  for (const { button, value } of fields) if (button) ids.push(buttonId({ id: String(value), button }));
  return ids;
}

/** Every field that has to do with anchors, objects before what they hold. */
function anchorFields(schema: z.core.$ZodType, value: unknown): Field[] {
  const fields: Field[] = [];
  const note = (field: Field) => {
    const isObject = typeof field.value === "object" && field.value !== null;
    if (field.kind === "anchor" || isObject) fields.push(field);
  };
  visitFields(schema, value, note, hasToDoWithAnchors);
  return fields;
}

const hasToDoWithAnchors = ({ kind }: FieldMeta) => kind === "anchor" || kind === "anchored";
