import type * as z from "zod";
import { slugify } from "../fields/anchor";
import { visitFields } from "../schema/visit";
import type { Field, Path } from "../schema/walk";

/** The ids that the frame around every page has. */
const frameIds = ["content", "sp-root", "sp-theme"];

/**
 * For what the site itself needs an id, as the end of a sentence; `undefined` when a place can have it.
 * @param tabIds - the ids of the tabs on the page, each of which has a button called `tab-…`
 */
export function reservedIdReason(id: string, tabIds: Iterable<string> = []): string | undefined {
  if (id.startsWith("sp-")) return 'the ids that start with "sp-" belong to the frame of the site';
  if (frameIds.includes(id)) return "the main part of every page has it already";
  const tab = [...tabIds].find((tabId) => id === `tab-${tabId}`);
  return tab === undefined ? undefined : `the button of the tab "${tab}" on this page has it already`;
}

/**
 * The anchors of one page: which `id` each of its named places gets. The ids that are written come
 * first; then every other anchored object, in document order, gets one made from its name, with -2,
 * -3 … appended until nothing else on the page has it, the frame and the buttons of tabs included.
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
  const written = fields.flatMap((field) => {
    const id = field.kind === "anchor" ? field.value : (field.value as Record<string, unknown>)["id"];
    return typeof id === "string" ? [{ field, id }] : [];
  });
  const hasOwn = new Set(written.map(({ field }) => field));
  const taken = new Set([
    ...frameIds,
    ...fields.flatMap((field) =>
      field.kind === "anchor" && isTabId(field.path) ? [`tab-${String(field.value)}`] : [],
    ),
    ...written.map(({ id }) => id),
  ]);
  const nextNumber = new Map<string, number>();
  const made = fields
    .filter((field) => field.kind === "anchored" && !hasOwn.has(field))
    .map((field) => {
      const name = (field.value as Record<string, unknown>)[field.nameKey ?? ""];
      const slug = slugify(typeof name === "string" ? fill(name) : "");
      let id = slug;
      let number = nextNumber.get(slug) ?? 2;
      for (; taken.has(id); number++) id = `${slug}-${number}`;
      nextNumber.set(slug, number);
      taken.add(id);
      return { field, id };
    });
  return [...written, ...made];
}

/** Every id of a page that a link can name, as {@link pageAnchors} gives them. */
export function anchorIds(
  schema: z.core.$ZodType,
  value: unknown,
  fill: (text: string) => string,
): Set<string> {
  return new Set(pageAnchors(schema, value, fill).map(({ id }) => id));
}

/** Whether the id at a path is that of a tab. */
export function isTabId(path: Path): boolean {
  return path.at(-3) === "tabs" && path.at(-1) === "id";
}

/** Every field that has to do with anchors, objects before what they hold. */
function anchorFields(schema: z.core.$ZodType, value: unknown): Field[] {
  const fields: Field[] = [];
  visitFields(schema, value, (field) => {
    const isObject = typeof field.value === "object" && field.value !== null;
    if (field.kind === "anchor" || (field.kind === "anchored" && isObject)) fields.push(field);
  });
  return fields;
}
