import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "tabs", tabs: [{ id: "welcome", title: "Welcome", text: "Make yourself at home." }] },
  full: {
    type: "tabs",
    id: "rules",
    heading: "House rules",
    intro: "Short, and meant seriously.",
    layout: "side",
    default: "garden",
    note: "The first time, you only get a **warning**.",
    tabs: [
      {
        id: "village",
        title: "Village rules",
        icon: "house",
        badge: "Important",
        badgeVariant: "warning",
        rules: [
          { name: "Greet your neighbours", description: "A wave is enough." },
          { name: "Close the gates", description: "The sheep *will* find an open one.", id: "gates" },
          { name: "Leave paths free", description: "Build beside the path, not on it." },
        ],
      },
      {
        id: "garden",
        title: "Garden rules",
        icon: "sprout",
        badge: "Everybody",
        badgeVariant: "success",
        text: "Harvest what you sow.",
        rules: [{ name: "Plant again", description: "Put back a seedling for each tree." }],
      },
      {
        id: "market",
        title: "The market",
        label: "Market",
        icon: "store",
        badge: "Trade",
        badgeVariant: "primary",
        text: "Open on Saturdays.\n\n- Fair prices\n- No shouting",
        blocks: [
          { type: "callout", id: "prices", heading: "Prices", text: "Ask the miller.", tone: "info" },
          { type: "stats", items: [{ value: "14", label: "Stalls" }] },
        ],
      },
    ],
  },
  many: {
    type: "tabs",
    note: "Read all of it.",
    tabs: ["Arriving", "Building", "Trading", "Farming", "Speaking", "Travelling", "Leaving"].map((word) => ({
      id: word.toLowerCase(),
      title: `${word} in the lands of the Rechtsschutzversicherungsgesellschaften`,
      icon: "book-open",
      rules: [
        {
          name: `What everybody who thinks about ${word.toLowerCase()} should have read at least once before the first day`,
          description: "It is long. ".repeat(20).trim(),
        },
        { name: "Donaudampfschifffahrtsgesellschaftskapitän", description: "Ask the captain first." },
      ],
    })),
  },
} satisfies Record<string, BlockInput>;
