import * as z from "zod";
import { type AnchorButton, type FieldMeta, fieldMeta } from "../kind";

/** A small Latin letter, a digit, or what may be a letter of another script; plain ranges, which can be read backwards. */
const idCharacter = "[a-z0-9\\u00c0-\\u1fff\\u2070-\\u2fff\\u3005-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefe]";
const idPattern = new RegExp(`^${idCharacter}+(?:-${idCharacter}+)*$`);

const lettersOnly = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/** Lowercase letters and digits of any script, composed (NFC), and single hyphens. */
export function isAnchorId(text: string): boolean {
  return (
    idPattern.test(text) &&
    lettersOnly.test(text) &&
    text === text.normalize("NFC") &&
    text === text.toLowerCase()
  );
}

/** The `id` of an anchor. For letters of any script, see {@link isAnchorId}. */
export const anchorId = z
  .string()
  .regex(idPattern)
  .brand<"Anchor">()
  .register(fieldMeta, { kind: "anchor" })
  .meta({
    description:
      "Anchor for links to this element, such as `apply` for `#apply`. Must be unique on the page. Can contain lowercase letters of any alphabet, digits and single hyphens (`-`).",
  });

/** The `id` of an anchor with a button, whose id is derived. Both must be unique on a page. */
export function anchorIdWith(button: AnchorButton) {
  return anchorId.clone().register(fieldMeta, { kind: "anchor", button });
}

/** Gives every object of a list a unique anchor: its `id`, or one made from the text under `nameKey`. */
export function anchored<S extends z.core.$ZodShape>(
  schema: z.ZodObject<S, z.core.$strict>,
  nameKey: keyof S & string,
  more: Pick<FieldMeta, "isNumbered"> = {},
) {
  return schema.brand<"Anchored">().register(fieldMeta, { kind: "anchored", nameKeys: [nameKey], ...more });
}

/**
 * The same for objects with one of several texts: the first one names the anchor. Objects without any are a finding.
 */
export function anchoredByFirst<S extends z.core.$ZodShape>(
  schema: z.ZodObject<S, z.core.$strict>,
  nameKeys: readonly [keyof S & string, keyof S & string],
  more: Pick<FieldMeta, "isNumbered"> = {},
) {
  return schema
    .brand<"Anchored">()
    .register(fieldMeta, { kind: "anchored", nameKeys, required: true, ...more });
}

/** The id in a URL's fragment: decoded and composed (NFC). */
export function idOfFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment).normalize("NFC");
  } catch {
    return fragment.normalize("NFC");
  }
}

/** Makes an anchor from a name: lowercase letters without accents, digits and hyphens. Others become `section`. */
export function slugify(name: string): string {
  return (isAscii.test(name) ? slugOfAscii(name) : slugOf(name)) || "section";
}

const isAscii = /^[\0-\x7f]*$/;

/** The same as {@link slugOf}, of a name without accents and other scripts; a config has thousands of names. */
function slugOfAscii(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{Nonspacing_Mark}+/gu, "$1")
    .toLowerCase()
    .normalize("NFC")
    .replace(/['’]/gu, "")
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .replace(/^-+|-+$/gu, "");
}
