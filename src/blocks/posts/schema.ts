import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { fieldMeta } from "../../fields/kind";
import { text } from "../../fields/texts/text";

export const postsBlock = block(
  "posts",
  "The latest posts of the news.",
  {
    limit: z.int().min(1).max(50).default(3).meta({ description: "How many posts it shows." }),
    tag: text
      .optional()
      .meta({ description: "Shows only posts with this tag, as they have it among their tags." }),
    layout: z.enum(["cards", "list", "compact"]).default("cards").meta({
      description:
        "How posts stand: cards side by side with their pictures, rows with picture and words, or dates and titles alone.",
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

export type PostsProps = Compiled<z.output<typeof postsBlock>>;
