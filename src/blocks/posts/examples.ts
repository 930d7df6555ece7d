import type * as z from "zod";
import type { postsBlock } from "./schema";

type Example = z.input<typeof postsBlock>;

/** The three latest posts. */
const minimal: Example = { type: "posts" };

/** The latest of one tag, under a heading. */
const full: Example = {
  type: "posts",
  id: "latest",
  heading: "What is new",
  intro: "Read more in the **news**.",
  limit: 6,
  tag: "event",
  layout: "list",
};

/** As many as there can be, dates and titles alone. */
const long: Example = { type: "posts", heading: "Everything of late", limit: 50, layout: "compact" };

export const examples = { minimal, full, long };
