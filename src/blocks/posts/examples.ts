import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "posts" },
  full: {
    type: "posts",
    id: "latest",
    heading: "What is new",
    intro: "Read more in the **news**.",
    limit: 6,
    tag: "event",
    layout: "list",
  },
  long: { type: "posts", heading: "Everything of late", limit: 50, layout: "compact" },
} satisfies Record<string, BlockInput>;
