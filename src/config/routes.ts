import * as z from "zod";
import { most } from "../fields/amounts";
import { buttons } from "../fields/parts/action";
import { originalImage, picture } from "../fields/pictures/image";
import { list } from "../fields/list";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { pagePathPattern } from "../fields/addresses/pagePath";
import { richText, text } from "../fields/texts/text";
import { blockSchema } from "../blocks/schemas";

const pageKeys = {
  title: text.meta({ description: "Title of the page, shown in the browser tab and in search results." }),
  heading: text.optional().meta({
    description:
      "Heading of the page. Without it, the title is used. If the first block is a hero, set the heading there.",
  }),
  intro: richText.optional().meta({ description: "Short introduction below the heading." }),
};

/** One page of the site. */
export const routeSchema = z
  .strictObject({
    path: z.string().regex(pagePathPattern).register(notations, { notation: "routePath" }).meta({
      description:
        "Path of the page: / for the home page, /rules, /worlds/nether. Letters of any script are allowed: /über-uns, /правила, /玩法.",
    }),
    ...pageKeys,
    image: picture.optional().meta({
      description:
        "Picture behind the heading of the page. It is dimmed to keep the text readable. If the first block is a hero, set the picture there.",
    }),
    description: text
      .optional()
      .meta({ description: "One or two sentences for search results and link previews." }),
    socialImage: originalImage.optional().meta({
      description:
        "Picture in link previews of this page: PNG or JPEG, 1200 × 630 pixels. Without it, site.socialImage is used.",
    }),
    listed: z.boolean().default(true).meta({
      description:
        "Whether visitors can find the page without knowing its address. With false, the check accepts a page that nothing links to, and search engines are asked not to index it. The sitemap and the automatic navigation leave it out.",
    }),
    contents: z.boolean().optional().meta({
      description:
        "Whether the page has a table of contents. It lists the headings of blocks and texts, and each heading can be linked to: /guide#first-day. It is next to the text on wide screens and above it on narrow ones. Without this key, a page has one if it has a sidebar and several headings.",
    }),
    blocks: list(blockSchema, "block", most.blocks)
      .default([])
      .meta({ description: "Blocks of the page, in order." }),
  })
  .meta({ description: "A page of the site." });

noteOtherWords({ contents: "toc tableofcontents onthispage outline inhaltsverzeichnis indice sommaire" });

/** The pages of the site. */
export const routesSchema = list(routeSchema, "page", most.routes)
  .min(1)
  .meta({ description: "Pages of the site, in order." });

/** The 404 page. */
export const notFoundSchema = z
  .strictObject({
    title: text.prefault("Page not found").meta({ description: "Title shown in the browser tab." }),
    heading: text.prefault("404").meta({ description: "Heading of the page." }),
    image: picture.optional().meta({
      description:
        "Picture behind the text. It is dimmed to keep the text readable. Without it, the theme's motif is shown.",
    }),
    text: richText.prefault("This page does not exist.").meta({ description: "Message to the visitor." }),
    buttons: buttons.prefault([{ label: "Back to the home page", href: "/" }]),
  })
  .prefault({})
  .meta({ description: "The 404 page, shown at addresses that do not exist." });
