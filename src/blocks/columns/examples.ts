import type { BlockInput } from "../schemas";

export const examples = {
  minimal: {
    type: "columns",
    items: [
      { blocks: [{ type: "text", text: "The gate opens at eight." }] },
      { blocks: [{ type: "text", text: "The market is by the well." }] },
    ],
  },
  full: {
    type: "columns",
    id: "today",
    heading: "Today in the village",
    intro: "News on the left, the market on the right.",
    layout: "row",
    items: [
      { span: 2, blocks: [{ type: "posts", heading: "News" }] },
      {
        span: 1,
        blocks: [
          {
            type: "callout",
            id: "market-today",
            heading: "Market",
            text: "It opens at eight.",
            tone: "info",
          },
          { type: "stats", items: [{ value: "14", label: "Stalls" }] },
        ],
      },
    ],
  },
  masonry: {
    type: "columns",
    layout: "masonry",
    items: ["Arriving", "Building", "Trading", "Farming", "Leaving"].map((word, index) => ({
      blocks: [{ type: "text", heading: word, text: "It is long. ".repeat(5 * (index + 1)).trim() }],
    })),
  },
  carousel: {
    type: "columns",
    layout: "carousel",
    heading: "Notices",
    items: ["Arriving", "Building", "Donaudampfschifffahrtsgesellschaftskapitän"].map((word) => ({
      blocks: [{ type: "callout", heading: word, text: "Read the notices by the gate." }],
    })),
  },
} satisfies Record<string, BlockInput>;
