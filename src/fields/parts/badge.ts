import * as z from "zod";
import { list } from "../list";
import { tagName } from "./tag";
import { text } from "../texts/text";

/** The looks a badge can have; each is a pair of theme colours. */
export const badgeVariant = z
  .enum(["neutral", "primary", "accent", "success", "warning", "danger", "outline"])
  .default("neutral")
  .meta({ description: "Style of the badge." });

export type BadgeVariant = z.output<typeof badgeVariant>;

/** A short label beside a title. */
export const badge = text.meta({ description: "Short label next to the title." });

/** The keys of anything with a title, an icon and a badge: a tab, a category, a group. */
export const badgeKeys = {
  badge: badge.optional(),
  badgeVariant,
  tag: tagName.optional(),
  tags: list(tagName, "tag")
    .optional()
    .meta({ description: "Names of several tags, each shown as a badge." }),
};
