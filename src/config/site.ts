import * as z from "zod";
import { list } from "../fields/list";
import { filePath, imageIn, originalImage } from "../fields/pictures/image";
import { notations } from "../fields/notation";
import { serverName } from "../fields/parts/server";
import { nameText, text } from "../fields/texts/text";
import { webAddress } from "../fields/addresses/webAddress";

/** Who the site belongs to and where it lives. */
export const siteSchema = z
  .strictObject({
    name: nameText.meta({
      description: "The name of the server or community, in the header and in every page title.",
    }),
    description: text.optional().meta({
      description:
        "One or two sentences about the server, for search results and link previews of pages without a description of their own.",
    }),
    url: z
      .string()
      .regex(new RegExp(`^${webAddress("https?", "")}$`))
      .register(notations, { notation: "siteUrl" })
      .optional()
      .meta({
        description:
          "The public address without a path, such as https://play.example. Needed for canonical addresses, link previews and the sitemap.",
      }),
    basePath: z
      .string()
      .regex(/^\/(?:[A-Za-z0-9._~-]+\/)*$/)
      .register(notations, { notation: "basePath" })
      .default("/")
      .meta({
        description:
          "The folder of the site on its host, with a slash at both ends: /my-server/ on a project page.",
      }),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
      .register(notations, { notation: "language" })
      .default("en")
      .meta({
        description:
          "The language of the texts as a code: en, de, pt-BR. It also decides the writing direction.",
      }),
    timeZone: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/)
      .register(notations, { notation: "timeZone" })
      .default("UTC")
      .meta({
        description:
          "The time zone of the community by its name, such as Europe/Berlin or America/New_York. The days of announcements, events and posts begin and end in it. Times without a distance from UTC are read in it too.",
      }),
    server: serverName.optional().meta({
      description:
        "The name of one of the servers: a small light in the header says whether it is online, and how many are on.",
    }),
    logo: imageIn({ sizes: "8rem", isSmall: true })
      .optional()
      .meta({ description: "The logo beside the name in the header." }),
    favicon: filePath
      .optional()
      .meta({ description: "The icon in the browser's tab: an SVG, PNG or ICO file in public/." }),
    trustedFiles: list(filePath, "file").optional().meta({
      description:
        "Pages and scripts of your own in public/ that are published, such as /yandex_1234.html. A page brings all files of its folder. What a link or an embed leads to is published, too.",
    }),
    socialImage: originalImage
      .optional()
      .meta({ description: "The picture in link previews, 1200 × 630 pixels, PNG or JPEG." }),
  })
  .meta({ description: "Who the site belongs to and where it lives." });
