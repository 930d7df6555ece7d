import * as z from "zod";
import { nameCharacters } from "../fields/characters";
import type { Compiled } from "../fields/compiled";
import { announcementsSchema } from "./announcements";
import { avatarsSchema } from "./avatars";
import { constantsSchema } from "./constants";
import { footerSchema } from "./footer";
import { labelsSchema } from "./labels";
import { navigationSchema } from "./navigation";
import { newsSchema } from "./news";
import { redirectsSchema } from "./redirects";
import { notFoundSchema, routesSchema } from "./routes";
import { schemaTitle } from "./schemaTitle";
import { searchSchema } from "./search";
import { serversSchema } from "./servers";
import { sidebarsSchema } from "./sidebars";
import { siteSchema } from "./site";
import { tagsSchema } from "./tags";
import { themeSchema } from "./theme";
import { toastsSchema } from "./toasts";
import { tooltipsSchema } from "./tooltips";

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

/** The config as authors write it. */
export type SiteConfigInput = z.input<typeof configSchema>;
/** The config checked, with every default filled in. */
export type SiteConfig = z.output<typeof configSchema>;
/** The config with every branded field replaced by what the page needs. */
export type CompiledConfig = Compiled<SiteConfig>;
