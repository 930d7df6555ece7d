import * as z from "zod";
import { href } from "../fields/addresses/link";
import { nameCharacters } from "../fields/characters";
import { list } from "../fields/list";
import { filePath, originalImage, siteLogo } from "../fields/pictures/image";
import { notations } from "../fields/notation";
import { serverName } from "../fields/parts/server";
import { text, title } from "../fields/texts/text";
import { webAddress } from "../fields/addresses/webAddress";

/** Name, address and language of the site. */
export const siteSchema = z
  .strictObject({
    name: title.regex(nameCharacters).meta({
      description: "Name of your server or community. Shown in the header and in every page title.",
    }),
    description: text.optional().meta({
      description:
        "One or two sentences about your server. Used in search results and link previews for pages without a description.",
    }),
    url: z
      .string()
      .regex(new RegExp(`^${webAddress("https?", "")}$`))
      .register(notations, { notation: "siteUrl" })
      .optional()
      .meta({
        description:
          "Public URL of the site, without a path, such as `https://play.example`. Required for canonical URLs, link previews, feeds and the sitemap.",
      }),
    basePath: z
      .string()
      .regex(/^\/(?:[A-Za-z0-9._~-]+\/)*$/)
      .register(notations, { notation: "basePath" })
      .default("/")
      .meta({
        description:
          "Path of the folder that contains the site on its host, such as `/my-server/` for a GitHub project page. Must start and end with `/`.",
      }),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
      .register(notations, { notation: "language" })
      .default("en")
      .meta({
        description:
          "Language code of the site, such as `en`, `de` or `pt-BR`. It decides the text direction, the format of dates, and the language of buttons and messages.",
      }),
    timeZone: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/)
      .register(notations, { notation: "timeZone" })
      .default("UTC")
      .meta({
        description:
          "Time zone of the community, such as `Europe/Berlin` or `America/New_York`. Dates in announcements, events and posts start and end at midnight in this time zone. Times without a UTC offset also use it.",
      }),
    server: serverName.optional().meta({
      description:
        "Name of a server in `servers`. The header shows its status and how many players are online.",
    }),
    logo: siteLogo.optional().meta({ description: "Logo next to the site's name in the header." }),
    favicon: filePath
      .optional()
      .meta({ description: "Icon in the browser tab: an SVG, PNG or ICO file in `public/`." }),
    trustedFiles: list(filePath, "file").optional().meta({
      description:
        "Your own pages and scripts in `public/` that should be published, such as `/yandex_1234.html`. Publishing a page also publishes every file in its folder. Files used by a link or an embed are published automatically.",
    }),
    source: href.optional().meta({
      description:
        "URL of the config on a code host, such as `https://github.com/owner/site/blob/main/site.config.json`. Each page gets a link to it in the footer. On GitHub, GitLab, Codeberg and similar hosts, the link leads to the line of the page.",
    }),
    socialImage: originalImage
      .optional()
      .meta({ description: "Picture for link previews: a PNG or JPEG file, 1200 × 630 pixels." }),
  })
  .meta({ description: "Name, URL, language and other settings of the site." });
