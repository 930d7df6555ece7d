import * as z from "zod";
import { most } from "../fields/amounts";
import { iconName } from "../fields/icon";
import { href } from "../fields/link";
import { list } from "../fields/list";
import { text } from "../fields/text";

export const navLinkSchema = z
  .strictObject({
    label: text.meta({ description: "The words of the link." }),
    href,
    icon: iconName.optional(),
  })
  .meta({ description: "A link." });

/** So many links a header has room for: those of a navigation that makes itself are no more. */
export const mostOwnLinks = 12;

/** The links of the header, in order. */
export const navigationSchema = list(navLinkSchema, "navigation → link", most.sharedLinks)
  .optional()
  .meta({
    description: `The links in the header and the menu, in order. Without it, the routes are listed under their titles: the first ${mostOwnLinks}, which is what a header has room for.`,
  });
