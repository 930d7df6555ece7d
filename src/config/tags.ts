import * as z from "zod";
import { names } from "../fields/names";
import { tag, tagNamePattern } from "../fields/parts/tag";

/** Badges that are defined once and used by name. */
export const tagsSchema = names(z.record(z.string().regex(tagNamePattern), tag))
  .default({})
  .meta({
    description:
      'Your own badges, such as staff ranks or game editions. Use them as `"tag": "builder"` or `"tags": ["builder"]` wherever a badge is allowed, or as `[[builder]]` in formatted text and titles. Each tag is also a colour: `"color": "builder"`, and `[[builder: words]]` in formatted text and titles. Names must start with a letter of any alphabet and cannot contain spaces.',
  });

export type Tags = z.output<typeof tagsSchema>;
