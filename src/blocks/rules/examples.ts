import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "rules", items: [{ description: "Be kind to each other." }] },
  full: {
    type: "rules",
    id: "house-rules",
    heading: "House rules",
    intro: "Short, and meant seriously.",
    updated: "2026-11-01",
    note: "The first time, you only get a **warning**.",
    items: [
      { name: "Greet your neighbours", description: "A wave is enough.", severity: "low" },
      {
        name: "Leave what is not yours",
        description: "It belongs to somebody, even when nobody is there.",
        severity: "high",
        details:
          "A field without a fence counts too.\n\n- First time: put it back\n- Second time: a week away from the market",
        id: "property",
        rules: [
          { description: "The square and **100 blocks** around it belong to all." },
          {
            name: "Animals",
            description: "Close the gates behind you.",
            severity: "medium",
            rules: [
              { description: "Sheep may be shorn by everybody." },
              { description: "Bees are left alone.", details: "They remember.", id: "bees" },
            ],
          },
          { name: "Crops may be shared, and are planted again" },
        ],
      },
      { name: "Speak plainly", rules: [{ description: "No shouting at the market." }], id: "no-shouting" },
    ],
  },
  letters: {
    type: "rules",
    numbering: "letters",
    items: [
      {
        name: "Greet your neighbours",
        rules: [{ name: "Always", rules: [{ description: "A wave is enough." }] }],
      },
    ],
  },
  paragraphs: {
    type: "rules",
    numbering: "paragraphs",
    items: [
      {
        name: "Greet your neighbours",
        rules: [{ description: "Always.", rules: [{ description: "A wave is enough." }] }],
      },
    ],
  },
  bullets: {
    type: "rules",
    numbering: "none",
    items: [{ description: "Greet **your** neighbours.", rules: [{ description: "A wave is enough." }] }],
  },
  long: {
    type: "rules",
    updated: "2026-11-20T20:00+01:00",
    items: Array.from({ length: 10 }, (_, index) => ({
      name: `Rechtsschutzversicherungsgesellschaften, chapter ${index + 1}: everybody should have read at least the beginning`,
      severity: "medium" as const,
      rules: [
        { description: "It is long. ".repeat(20).trim() },
        {
          name: "Donaudampfschifffahrtsgesellschaftskapitän",
          rules: Array.from({ length: 2 }, () => ({
            description: "Ask the captain first.",
            severity: "low" as const,
          })),
        },
      ],
    })),
  },
} satisfies Record<string, BlockInput>;
