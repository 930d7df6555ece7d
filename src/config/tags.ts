import * as z from "zod";
import { names } from "../fields/names";
import { tag, tagNamePattern } from "../fields/parts/tag";

/** Badges that are made once and used by name. */
export const tagsSchema = names(z.record(z.string().regex(tagNamePattern), tag))
  .default({})
  .meta({
    description:
      'Badges of your own, by name: the ranks of your staff, the editions of a game. Names begin with a letter of any script and have no spaces. They are used as "tag": "builder" wherever a badge can stand, and as [[builder]] in formatted texts.',
  });

export type Tags = z.output<typeof tagsSchema>;
