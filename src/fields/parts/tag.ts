import * as z from "zod";
import type { Spoken } from "../compiled";
import { fieldMeta } from "../kind";
import { text } from "../texts/text";
import { color } from "../color";

/** The name of a tag in any script, as the source of a regular expression with the flag `u`. */
export const tagNameSource = String.raw`\p{L}[\p{L}\p{M}\p{N}_-]*`;
export const tagNamePattern = new RegExp(`^${tagNameSource}$`, "u");

/** `[[name]]` or `[[name: words]]` in a text, as the source of a regular expression with the flag `u`. */
export const tagSource = String.raw`\[\[(${tagNameSource})(?:\s*:\s*([^[\]\n]*[^[\]\s])\s*)?\]\]`;
const tagInText = new RegExp(tagSource, "gu");

/** Replaces tags with their names, and `[[name: words]]` with the words. */
export function withoutTags(text: string): string {
  return text.includes("[[") ? text.replace(tagInText, (_, name: string, words = name) => words) : text;
}

/** A reference to a tag by its name in `tags`. */
export const tagName = z
  .string()
  .regex(tagNamePattern)
  .brand<"Tag">()
  .register(fieldMeta, { kind: "tag" })
  .meta({ description: "Name of a tag in `tags`. The tag sets the text and colour of the badge." });

/** The colours of the theme that have a name everywhere. */
export const colorRoles = ["primary", "accent", "success", "warning", "danger", "info"] as const;

export function isColorRole(name: string): boolean {
  return (colorRoles as readonly string[]).includes(name);
}

/** A colour by its name: a tag, or a colour of the theme. */
export const colorName = z.string().regex(tagNamePattern).register(fieldMeta, { kind: "color" }).meta({
  description:
    "Colour of the title, icons and links. It is the name of a tag in `tags`, or of a colour of the theme: `primary`, `accent`, `success`, `warning`, `danger` or `info`.",
});

/** A badge with a name and a colour of its own. */
export const tag = z
  .strictObject({
    label: text.meta({ description: "Text on the badge." }),
    color: color.meta({
      description:
        "Background colour of the badge, as `#rgb` or `#rrggbb`. The text is automatically dark or light, whichever is easier to read.",
    }),
  })
  .meta({ description: "A badge with its own text and colour." });

/** A compiled tag: what its badge needs. */
export interface TagContent extends Spoken {
  name: string;
  label: string;
}
