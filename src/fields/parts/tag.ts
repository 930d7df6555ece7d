import * as z from "zod";
import { fieldMeta } from "../kind";
import { text } from "../texts/text";
import { color } from "../color";

/** The name of a tag in any script, as the source of a regular expression with the flag `u`. */
export const tagNameSource = String.raw`\p{L}[\p{L}\p{M}\p{N}_-]*`;
export const tagNamePattern = new RegExp(`^${tagNameSource}$`, "u");

/** A reference to a tag by its name in `tags`. */
export const tagName = z
  .string()
  .regex(tagNamePattern)
  .brand<"Tag">()
  .register(fieldMeta, { kind: "tag" })
  .meta({ description: "Name of a tag in `tags`. The tag sets the text and colour of the badge." });

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
export interface TagContent {
  name: string;
  label: string;
}
