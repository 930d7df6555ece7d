import * as z from "zod";
import { blockSchema } from "../blocks/schemas";
import { aside } from "./aside";
import { most } from "../fields/amounts";
import { date } from "../fields/dates/date";
import { columnsWide } from "../fields/pictures/columnsWide";
import { entryLanguages } from "../fields/entryLanguages";
import { picture, pictureIn, stillPicture } from "../fields/pictures/image";
import { list } from "../fields/list";
import { notations } from "../fields/notation";
import { noteOtherWords } from "../fields/otherWords";
import { pagePathPattern, slugPattern } from "../fields/addresses/pagePath";
import { richText, text, title } from "../fields/texts/text";

const imagePosition = z.enum(["below", "behind"]);

/** One post of the news: a page of its own, and an entry of the lists. */
export const postSchema = z
  .strictObject({
    slug: z.string().regex(slugPattern).register(notations, { notation: "pageName" }).meta({
      description:
        "Last part of the post's path, such as `harvest-week` for `/news/harvest-week`. It can have folders, such as `2026/11/harvest-week`. Letters of any alphabet are allowed. Don't change it after publishing, because other sites may link to it.",
    }),
    title: title.meta({
      description: "Title of the post. Shown in lists, in the browser tab and on the post's page.",
    }),
    date: date.meta({
      description:
        "Publication date (`2026-11-20`), or date and time in the site's time zone (`2026-11-20T20:00`). A date without a time starts at midnight. Lists show the newest post first. A post with a future date is published by the first build after that date.",
    }),
    updated: date.optional().meta({
      description: "Date of the last change. Shown on the post's page, and used in feeds and the sitemap.",
    }),
    author: text.optional().meta({ description: "Author of the post." }),
    image: pictureIn(stillPicture, { sizes: columnsWide(9) }).optional(),
    imagePosition: imagePosition.optional().meta({
      description:
        "Position of the picture on the post's page: `below` or `behind` the title. Defaults to `imagePosition` in `news`.",
    }),
    tags: list(text, "tag", most.postTags).optional().meta({
      description:
        "Topics of the post. Each topic gets a page that lists all its posts. If a topic matches the name or label of a badge in `tags`, it looks like that badge.",
    }),
    summary: text.optional().meta({
      description:
        "One or two sentences for lists, search results and feeds. Defaults to the beginning of the text.",
    }),
    text: richText.optional().meta({ description: "Text of the post." }),
    blocks: list(blockSchema, "block", most.blocks)
      .optional()
      .meta({ description: "Blocks below the text, in order." }),
    aside: aside.meta({
      description:
        "Blocks next to the post, in the last four of twelve columns, below its table of contents. On phones, they are below the post.",
    }),
    contents: z.boolean().default(false).meta({
      description:
        "Whether the post has a table of contents. It lists the headings in the text and the blocks, and visitors can link to each heading.",
    }),
    languages: entryLanguages,
    draft: z
      .boolean()
      .default(false)
      .meta({ description: "Whether the post is a draft. Drafts are not published." }),
  })
  .meta({ description: "A post with its own page." });

/** The news of the site: posts with their lists, pages and feeds. */
export const newsSchema = z
  .strictObject({
    path: z
      .string()
      .regex(pagePathPattern)
      .register(notations, { notation: "routePath", example: "/news" })
      .meta({
        description:
          "Path of the post list, such as `/news`. Posts, further pages, tags and feeds have paths below it: `/news/harvest-week`, `/news/page/2`, `/news/tag/event` and `/news/feed.xml`.",
      }),
    heading: title.optional().meta({
      description: "Heading and title of the post list. Defaults to “News” in the site's language.",
    }),
    intro: richText
      .optional()
      .meta({ description: "Short introduction on the first page of the post list." }),
    image: picture.optional().meta({
      description: "Picture behind the heading of the post lists. It is dimmed to keep the text readable.",
    }),
    description: text.optional().meta({
      description: "One or two sentences about the post list. Used in search results and link previews.",
    }),
    perPage: z
      .int()
      .min(1)
      .max(100)
      .default(10)
      .meta({ description: "Number of posts on each page of the list." }),
    layout: z
      .enum(["cards", "list", "compact"])
      .default("list")
      .meta({ description: "Layout of the list, as in a `posts` block." }),
    imagePosition: imagePosition.default("below").meta({
      description:
        "Position of the pictures of posts on their pages: `below` the title, or `behind` it. Pictures behind a title are dimmed to keep it readable.",
    }),
    feed: z.boolean().optional().meta({
      description:
        "Whether the site has feeds of its latest posts, in Atom (`feed.xml`) and JSON (`feed.json`) format. Requires `site.url`. Defaults to true if `site.url` is set.",
    }),
    blocks: list(blockSchema, "block", most.blocks)
      .optional()
      .meta({ description: "Blocks below the posts on the first page of the post list, in order." }),
    aside: aside.meta({
      description:
        "Blocks next to every page of the post list, in the last four of twelve columns. On phones, they are below the list.",
    }),
    posts: list(postSchema, "post", most.posts).meta({ description: "Posts, in any order." }),
  })
  .optional()
  .meta({ description: "News for your site: posts, post lists, tags and feeds." });

/** The blocks around the posts of a list. */
export const newsBlocks = newsSchema.unwrap().pick({ blocks: true, aside: true });

noteOtherWords({
  news: "blog noticias nachrichten neuigkeiten actualites",
  posts: "articles entries items news beitraege",
  slug: "id path url permalink handle",
  perPage: "pagesize postsperpage limit paginate",
  imagePosition: "imageplace imageside position",
  behind: "background overlay cover under ontop full",
  feed: "rss atom",
  author: "by writer autor",
  summary: "excerpt description teaser abstract intro lead",
  draft: "unpublished hidden private entwurf",
  date: "published publishedat day datum fecha",
});

export type News = NonNullable<z.output<typeof newsSchema>>;
export type Post = News["posts"][number];
