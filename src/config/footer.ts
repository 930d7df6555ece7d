import * as z from "zod";
import { list } from "../fields/list";
import { socialLink } from "../fields/parts/socialLink";
import { richText, text } from "../fields/texts/text";
import { navLinkSchema } from "./navigation";

/** Footer of every page. */
export const footerSchema = z
  .strictObject({
    text: richText.optional().meta({ description: "One or a few sentences about the server." }),
    copyright: text.optional().meta({ description: "Copyright notice, the last line of the page." }),
    groups: list(
      z
        .strictObject({
          title: text.meta({ description: "Title of the group." }),
          links: list(navLinkSchema, "link").min(1).meta({ description: "Links of the group." }),
        })
        .meta({ description: "A titled list of links." }),
      "group",
    )
      .default([])
      .meta({ description: "Groups of links, each with a title." }),
    social: list(socialLink, "social link").default([]).meta({ description: "Icon links to social media." }),
  })
  .prefault({})
  .meta({ description: "Footer of every page." });
