import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "quote", items: [{ text: "I only came to borrow a bucket." }] },
  full: {
    type: "quote",
    id: "voices",
    heading: "What people say",
    intro: "Overheard at the well.",
    items: [
      {
        text: "I only came to borrow a **bucket**. That was three years ago.",
        name: "Moss",
        role: "Keeps the bees",
        image: { src: "/pictures/moss.svg", alt: "" },
      },
    ],
  },
  several: {
    type: "quote",
    items: [
      { text: "Nobody laughed at my first roof.", name: "Fern" },
      { text: "The only place where I know all the *sheep* by name.", name: "Alder", role: "Shepherd" },
      { text: "They kept my house while I was away.", name: "Birch", role: "Traveller" },
    ],
  },
  long: {
    type: "quote",
    items: [
      {
        text: "Nachbarschaftshilfevermittlungsstelle! ".repeat(4).trim(),
        name: "Freundschaftsbeziehungsverwaltungsabteilungsleiterin",
        role: "A role that is much longer than one should write in such a place, and goes on for a while",
      },
      { text: "It is long. ".repeat(40).trim(), name: "Moss" },
    ],
  },
} satisfies Record<string, BlockInput>;
