import * as z from "zod";
import { nameCharacters } from "../fields/characters";
import type { Compiled } from "../fields/compiled";
import { announcementsSchema } from "./announcements";
import { avatarsSchema } from "./avatars";
import { constantsSchema } from "./constants";
import { labelsSchema } from "./labels";
import { languagesSchema } from "./languages";
import { navigationSchema, navLinkSchema } from "./navigation";
import { newsSchema } from "./news";
import { redirectsSchema } from "./redirects";
import { notFoundSchema, routesSchema } from "./routes";
import { serversSchema } from "./servers";
import { sidebarsSchema } from "./sidebars";
import { siteSchema } from "./site";
import { tagsSchema } from "./tags";
import { themeSchema } from "./theme";
import { toastsSchema } from "./toasts";
import { entryLanguages } from "../fields/entryLanguages";
import { list } from "../fields/list";
import { socialLink } from "../fields/parts/socialLink";
import { richText, text, title } from "../fields/texts/text";

/** Title of the published schema. It identifies the copies in owners' folders, so it must not change. */
export const schemaTitle = "Spawnpage site config";

/** When the small labels of icon buttons appear. */
export const tooltipsSchema = z
  .strictObject({
    openDelayMs: z
      .int()
      .min(0)
      .max(5000)
      .default(700)
      .meta({ description: "Delay before a tooltip appears, in milliseconds." }),
    skipDelayMs: z.int().min(0).max(5000).default(300).meta({
      description: "For this many milliseconds after a tooltip closes, the next one opens without a delay.",
    }),
  })
  .prefault({})
  .meta({ description: "Delays of the tooltips on icon buttons." });

/** Whether visitors can search the pages. */
const searchSchema = z.boolean().default(false).meta({
  description:
    "Whether visitors can search the site, with a button in the header or the `/` key. The search index is a separate file (`search.json`) that loads only when a visitor searches.",
});

const footerSchema = z
  .strictObject({
    text: richText.optional().meta({ description: "A few sentences about your server." }),
    copyright: text.optional().meta({ description: "Copyright notice at the bottom of the page." }),
    groups: list(
      z
        .strictObject({
          title: title.meta({ description: "Title of the group." }),
          links: list(navLinkSchema, "link").min(1).meta({ description: "Links in the group." }),
          languages: entryLanguages,
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

/** The version of the config's shape that this program reads. */
export const CONFIG_VERSION = 1;

/** The whole of `site.config.json`: the one source of its types, its JSON Schema and its reference. */
export const configSchema = z
  .strictObject({
    $schema: z.string().regex(nameCharacters).optional().meta({
      description:
        "Path or URL of the JSON Schema for this file. Editors use it for completion and documentation.",
    }),
    version: z.literal(CONFIG_VERSION).meta({ description: "Version of the config format." }),
    site: siteSchema,
    languages: languagesSchema,
    constants: constantsSchema,
    tags: tagsSchema,
    servers: serversSchema,
    theme: themeSchema,
    announcements: announcementsSchema,
    navigation: navigationSchema,
    footer: footerSchema,
    search: searchSchema,
    toasts: toastsSchema,
    tooltips: tooltipsSchema,
    avatars: avatarsSchema,
    labels: labelsSchema,
    redirects: redirectsSchema,
    news: newsSchema,
    sidebars: sidebarsSchema,
    routes: routesSchema,
    notFound: notFoundSchema,
  })
  .meta({
    title: schemaTitle,
    description: "A complete site: its pages, content, links, colours and pictures.",
  });

export type SiteConfigInput = z.input<typeof configSchema>;
/** The config checked, with every default filled in. */
export type SiteConfig = z.output<typeof configSchema>;
/** The config with every branded field replaced by what the page needs. */
export type CompiledConfig = Compiled<SiteConfig>;
