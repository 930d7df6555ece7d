import * as z from "zod";
import { list } from "../fields/list";
import { socialLink } from "../fields/parts/socialLink";
import { richText, text } from "../fields/texts/text";
import { navLinkSchema } from "./navigation";

/** What stands below every page. */
export const footerSchema = z
  .strictObject({
    text: richText.optional().meta({ description: "A few sentences about the server." }),
    copyright: text.optional().meta({ description: "The last line of the page." }),
    groups: list(
      z
        .strictObject({
          title: text.meta({ description: "The title of the group." }),
          links: list(navLinkSchema, "link").min(1).meta({ description: "The links of the group." }),
        })
        .meta({ description: "A titled list of links." }),
      "group",
    )
      .default([])
      .meta({ description: "Lists of links." }),
    social: list(socialLink, "social link")
      .default([])
      .meta({ description: "Icon buttons to social networks." }),
  })
  .prefault({})
  .meta({ description: "What stands below every page." });
