import * as z from "zod";
import { blockSchema } from "../blocks/schemas";
import { most } from "../fields/amounts";
import { date } from "../fields/dates/date";
import { picture, pictureIn } from "../fields/pictures/image";
import { list } from "../fields/list";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { pageNamePattern, pagePathPattern } from "../fields/addresses/pagePath";
import { richText, text } from "../fields/texts/text";

/** One post of the news: a page of its own, and an entry of the lists. */
export const postSchema = z
  .strictObject({
    slug: z.string().regex(pageNamePattern).register(notations, { notation: "pageName" }).meta({
      description:
        "The last part of its address: harvest-week for /news/harvest-week. Letters of any script can stand in it. Links from elsewhere lead there, so do not change it later.",
    }),
    title: text.meta({
      description: "The title of the post, in lists, in the browser's tab and on its page.",
    }),
    date: date.meta({
      description:
        "When it was written: a day (2026-11-20), or a time in the site's timeZone (2026-11-20T20:00). The latest post stands first, wherever it stands in the file. A post with a date that is yet to come is on the site once it is built after that; a day begins in the timeZone of the site.",
    }),
    author: text.optional().meta({ description: "Who wrote it." }),
    image: pictureIn(picture, { sizes: "(min-width: 64rem) 62rem, calc(100vw - 2rem)" }).optional(),
    tags: list(text, "tag", most.postTags).optional().meta({
      description:
        "What it is about, in your own words: each gets a page with all its posts. One that is called as a badge in tags, or has its label, looks like it.",
    }),
    summary: text.optional().meta({
      description:
        "One or two sentences for lists, search results and feeds. Without it, the beginning of the text.",
    }),
    text: richText.optional().meta({ description: "What it says." }),
    blocks: list(blockSchema, "block", most.blocks)
      .optional()
      .meta({ description: "The sections of its page, in order, after the text." }),
    contents: z.boolean().default(false).meta({
      description:
        "Whether its page has a table of contents, made of the headings of its text and its blocks, each of which can be linked to.",
    }),
    draft: z
      .boolean()
      .default(false)
      .meta({ description: "Whether it is still being written: then it is not on the site." }),
  })
  .meta({ description: "One post. It has a page of its own." });

/** The news of the site: posts with their lists, pages and feeds. */
export const newsSchema = z
  .strictObject({
    path: z
      .string()
      .regex(pagePathPattern)
      .register(notations, { notation: "routePath", example: "/news" })
      .meta({
        description:
          "The address of the list, such as /news. Posts, further pages, tags and feeds lie below it: /news/harvest-week, /news/page/2, /news/tag/event, /news/feed.xml.",
      }),
    heading: text.prefault("News").meta({ description: "The heading and the title of the list." }),
    intro: richText.optional().meta({ description: "A short introduction on the first page of the list." }),
    description: text
      .optional()
      .meta({ description: "One or two sentences about the list for search results and link previews." }),
    perPage: z
      .int()
      .min(1)
      .max(100)
      .default(10)
      .meta({ description: "How many posts a page of the list shows." }),
    layout: z
      .enum(["cards", "list", "compact"])
      .default("list")
      .meta({ description: "How the posts of the list stand, as in a posts block." }),
    feed: z.boolean().optional().meta({
      description:
        "Whether there are feeds of the latest posts, in Atom (feed.xml) and JSON (feed.json). Without it there are, where site has a url, which feeds need.",
    }),
    posts: list(postSchema, "post", most.posts).meta({ description: "The posts, in whatever order." }),
  })
  .optional()
  .meta({ description: "The news of the site: posts with their lists, pages, tags and feeds." });

noteOtherWords({
  news: "blog noticias nachrichten neuigkeiten actualites",
  posts: "articles entries items news beitraege",
  slug: "id path url permalink handle",
  perPage: "pagesize postsperpage limit paginate",
  feed: "rss atom",
  author: "by writer autor",
  summary: "excerpt description teaser abstract intro lead",
  draft: "unpublished hidden private entwurf",
  date: "published publishedat day datum fecha",
});

export type News = NonNullable<z.output<typeof newsSchema>>;
export type Post = News["posts"][number];
