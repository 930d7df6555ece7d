import * as z from "zod";
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

/** The links of the header, in order. */
export const navigationSchema = list(navLinkSchema, "navigation → link").optional().meta({
  description:
    "The links in the header and the menu, in order. Without it, every route is listed under its title.",
});
