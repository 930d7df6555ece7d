import * as z from "zod";
import { names } from "../fields/names";
import { tag, tagNamePattern } from "../fields/parts/tag";

/** Badges that are defined once and used by name. */
export const tagsSchema = names(z.record(z.string().regex(tagNamePattern), tag))
  .default({})
  .meta({
    description:
      'Your own badges, by name, such as the ranks of your staff or the editions of a game. Names start with a letter of any script and contain no spaces. Use them as "tag": "builder" wherever a badge is allowed, and as [[builder]] in formatted texts.',
  });

export type Tags = z.output<typeof tagsSchema>;
