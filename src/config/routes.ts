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
  title: text.meta({ description: "The title of the page, in the browser's tab and in search results." }),
  heading: text.optional().meta({
    description:
      "The heading of the page. Without it, the title. A page that opens with a hero has its heading there.",
  }),
  intro: richText.optional().meta({ description: "A short introduction below the heading." }),
};

/** One page of the site. */
export const routeSchema = z
  .strictObject({
    path: z.string().regex(pagePathPattern).register(notations, { notation: "routePath" }).meta({
      description:
        "The address of the page on the site: / for the first page, /rules, /worlds/nether. Letters of any script can stand in it: /über-uns, /правила, /玩法.",
    }),
    ...pageKeys,
    image: picture.optional().meta({
      description:
        "A picture behind the heading of the page, dimmed so that words can be read on any. A page that opens with a hero has its picture there.",
    }),
    description: text
      .optional()
      .meta({ description: "One or two sentences for search results and link previews." }),
    socialImage: originalImage.optional().meta({
      description:
        "The picture in previews of links to this page, 1200 × 630 pixels, PNG or JPEG. Without it, the socialImage of the site.",
    }),
    listed: z.boolean().default(true).meta({
      description:
        "Whether visitors find the page without being told its address. With false no link has to lead to it, search engines are asked to leave it out, and it is neither in the sitemap nor in a navigation that makes itself.",
    }),
    contents: z.boolean().optional().meta({
      description:
        "Whether the page has a table of contents, made of the headings of its blocks and texts, each of which can be linked to: /guide#first-day. It stands beside the text on a wide screen and opens above it on a narrow one. Without it, pages with a side list (sidebars) have one where they have several headings, and others have none.",
    }),
    blocks: list(blockSchema, "block", most.blocks)
      .default([])
      .meta({ description: "The sections of the page, in order." }),
  })
  .meta({ description: "One page of the site." });

noteOtherWords({ contents: "toc tableofcontents onthispage outline inhaltsverzeichnis indice sommaire" });

/** The pages of the site. */
export const routesSchema = list(routeSchema, "page", most.routes)
  .min(1)
  .meta({ description: "The pages of the site, in order." });

/** What visitors see at an address that does not exist. */
export const notFoundSchema = z
  .strictObject({
    title: text.prefault("Page not found").meta({ description: "The title in the browser's tab." }),
    heading: text.prefault("404").meta({ description: "The heading of the page." }),
    image: picture.optional().meta({
      description:
        "A picture behind the words, dimmed so that they can be read on any. Without it, the motif of the theme is drawn there.",
    }),
    text: richText.prefault("This page does not exist.").meta({ description: "What to tell the visitor." }),
    buttons: buttons.prefault([{ label: "Back to the first page", href: "/" }]),
  })
  .prefault({})
  .meta({ description: "What visitors see at an address that does not exist." });
