import * as z from "zod";
import { list } from "../fields/list";
import { socialLink } from "../fields/parts/socialLink";
import { richText, text } from "../fields/texts/text";
import { navLinkSchema } from "./navigation";

/** Footer of every page. */
export const footerSchema = z
  .strictObject({
    text: richText.optional().meta({ description: "A few sentences about your server." }),
    copyright: text.optional().meta({ description: "Copyright notice at the bottom of the page." }),
    groups: list(
      z
        .strictObject({
          title: text.meta({ description: "Title of the group." }),
          links: list(navLinkSchema, "link").min(1).meta({ description: "Links in the group." }),
        })
        .meta({ description: "A group of links with a title." }),
      "group",
    )
      .default([])
      .meta({ description: "Groups of links." }),
    social: list(socialLink, "social link")
      .default([])
      .meta({ description: "Social media links, shown as icons." }),
  })
  .prefault({})
  .meta({ description: "Footer shown on every page." });
