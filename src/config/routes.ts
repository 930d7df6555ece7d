import * as z from "zod";
import { most } from "../fields/amounts";
import { buttons } from "../fields/parts/action";
import { originalImage, picture } from "../fields/pictures/image";
import { date } from "../fields/dates/date";
import { entryLanguages } from "../fields/entryLanguages";
import { list } from "../fields/list";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { plainGround } from "../fields/parts/block";
import { pagePathPattern } from "../fields/addresses/pagePath";
import { richText, text, title } from "../fields/texts/text";
import { blockSchema } from "../blocks/schemas";
import { aside } from "./aside";

const pageKeys = {
  title: title.meta({ description: "Title of the page. Shown in the browser tab and in search results." }),
  heading: title.optional().meta({
    description:
      "Heading of the page. Defaults to the title. If the first block is a `hero`, set the heading there.",
  }),
  intro: richText.optional().meta({ description: "Short introduction below the heading." }),
};

export const routeSchema = z
  .strictObject({
    path: z.string().regex(pagePathPattern).register(notations, { notation: "routePath" }).meta({
      description:
        "Path of the page, such as `/` for the home page, `/rules` or `/worlds/nether`. Letters of any alphabet are allowed: `/über-uns`, `/правила`, `/玩法`.",
    }),
    ...pageKeys,
    eyebrow: text.optional().meta({
      description:
        "Short line above the page heading. If the first block is a `hero`, set the eyebrow there.",
    }),
    updated: date.optional().meta({
      description: "Date of the last change. Shown below the page heading, and used in the sitemap.",
    }),
    image: picture.optional().meta({
      description:
        "Picture behind the page heading. It is dimmed to keep the text readable. If the first block is a `hero`, set the picture there.",
    }),
    background: plainGround.optional().meta({
      description:
        "Background of the page heading, across the full width of the screen: `plain`, `tint` (a tint of the primary colour), `raised` (the colour of cards), `primary` or `accent`. If the first block is a `hero`, set the background there.",
    }),
    description: text.optional().meta({
      description: "One or two sentences about the page. Used in search results and link previews.",
    }),
    socialImage: originalImage.optional().meta({
      description:
        "Picture for link previews of this page: a PNG or JPEG file, 1200 × 630 pixels. Defaults to `site.socialImage`.",
    }),
    listed: z.boolean().default(true).meta({
      description:
        "Whether the page is listed. If false, the page is not in the sitemap or the automatic navigation, and search engines are asked not to index it. The check does not require any links to an unlisted page.",
    }),
    languages: entryLanguages,
    contents: z.boolean().optional().meta({
      description:
        "Whether the page has a table of contents. It lists the headings in blocks and text, and visitors can link to each one (`/guide#first-day`). The table is next to the content on wide screens and above it on narrow ones. Defaults to true if the page has a sidebar and several headings.",
    }),
    blocks: list(blockSchema, "block", most.blocks)
      .default([])
      .meta({ description: "Blocks on the page, in order." }),
    aside,
  })
  .meta({ description: "A page of the site." });

noteOtherWords({ contents: "toc tableofcontents onthispage outline inhaltsverzeichnis indice sommaire" });

export const routesSchema = list(routeSchema, "page", most.routes)
  .min(1)
  .meta({ description: "Pages of the site, in order." });

export const notFoundSchema = z
  .strictObject({
    title: text.optional().meta({ description: "Title shown in the browser tab." }),
    heading: title.optional().meta({ description: 'Heading of the page. Defaults to "404".' }),
    image: picture.optional().meta({
      description:
        "Picture behind the text. It is dimmed to keep the text readable. Defaults to the drawing set in `theme.motif`.",
    }),
    text: richText.optional().meta({ description: "Message for the visitor." }),
    buttons: buttons.meta({ description: "Buttons, in order. Defaults to one that leads to the home page." }),
  })
  .default({})
  .meta({
    description:
      "The 404 page, shown when a visitor opens a page that doesn't exist. Its texts default to the site's language.",
  });
