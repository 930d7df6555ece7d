import * as z from "zod";
import { list } from "../fields/list";
import { filePath, imageIn, originalImage } from "../fields/pictures/image";
import { notations } from "../fields/notation";
import { serverName } from "../fields/parts/server";
import { nameText, text } from "../fields/texts/text";
import { webAddress } from "../fields/addresses/webAddress";

/** Name, address and language of the site. */
export const siteSchema = z
  .strictObject({
    name: nameText.meta({
      description: "Name of the server or community, shown in the header and in every page title.",
    }),
    description: text.optional().meta({
      description:
        "One or two sentences about the server. Search results and link previews use it for pages without their own description.",
    }),
    url: z
      .string()
      .regex(new RegExp(`^${webAddress("https?", "")}$`))
      .register(notations, { notation: "siteUrl" })
      .optional()
      .meta({
        description:
          "Public address without a path, such as https://play.example. Required for canonical URLs, link previews, feeds and the sitemap.",
      }),
    basePath: z
      .string()
      .regex(/^\/(?:[A-Za-z0-9._~-]+\/)*$/)
      .register(notations, { notation: "basePath" })
      .default("/")
      .meta({
        description:
          "Folder of the site on its host, with a slash at both ends, such as /my-server/ for a GitHub project page.",
      }),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
      .register(notations, { notation: "language" })
      .default("en")
      .meta({
        description:
          "Language code of the texts, such as en, de or pt-BR. It also sets the writing direction.",
      }),
    timeZone: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/)
      .register(notations, { notation: "timeZone" })
      .default("UTC")
      .meta({
        description:
          "Time zone of the community, such as Europe/Berlin or America/New_York. Days of announcements, events and posts start and end at its midnight. It also applies to times without a UTC offset.",
      }),
    server: serverName.optional().meta({
      description:
        "Name of a server from servers. The header shows whether it is online and the number of players.",
    }),
    logo: imageIn({ sizes: "8rem", isSmall: true })
      .optional()
      .meta({ description: "Logo next to the name in the header." }),
    favicon: filePath
      .optional()
      .meta({ description: "Icon in the browser tab: an SVG, PNG or ICO file in public/." }),
    trustedFiles: list(filePath, "file").optional().meta({
      description:
        "Your own pages and scripts in public/ to publish, such as /yandex_1234.html. For a page, all files in its folder are published too. Files that a link or an embed uses are published automatically.",
    }),
    socialImage: originalImage
      .optional()
      .meta({ description: "Picture in link previews: PNG or JPEG, 1200 × 630 pixels." }),
  })
  .meta({ description: "Name, address and language of the site." });
