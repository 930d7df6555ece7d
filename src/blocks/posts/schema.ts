import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { fieldMeta } from "../../fields/kind";
import { text } from "../../fields/texts/text";

export const postsBlock = block(
  "posts",
  "The latest posts from `news`.",
  {
    limit: z.int().min(1).max(50).default(3).meta({ description: "Number of posts to show." }),
    tag: text.optional().meta({
      description:
        "Tag of the posts to show, exactly as it appears in their `tags`. If not set, posts with any tag are shown.",
    }),
    layout: z.enum(["cards", "list", "compact"]).default("cards").meta({
      description:
        "Layout of the posts: `cards` with pictures, a `list` with pictures and text, or a `compact` list of dates and titles.",
    }),
  },
  {
    alsoCalled: {
      posts: "latestnews latestposts newslist bloglist postlist recentposts noticias nachrichten beitraege",
      limit: "count max amount number",
      tag: "category topic filter",
      compact: "small titles short",
    },
  },
)
  .brand<"Posts">()
  .register(fieldMeta, { kind: "posts" });

export type PostsProps = BlockProps<typeof postsBlock>;
