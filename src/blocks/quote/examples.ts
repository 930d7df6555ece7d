import type * as z from "zod";
import type { quoteBlock } from "./schema";

type Example = z.input<typeof quoteBlock>;

/** A sentence whose speaker nobody remembers. */
const minimal: Example = { type: "quote", items: [{ text: "I only came to borrow a bucket." }] };

/** One person with a picture. */
const full: Example = {
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
};

/** Three people beside each other. */
const several: Example = {
  type: "quote",
  items: [
    { text: "Nobody laughed at my first roof.", name: "Fern" },
    { text: "The only place where I know all the *sheep* by name.", name: "Alder", role: "Shepherd" },
    { text: "They kept my house while I was away.", name: "Birch", role: "Traveller" },
  ],
};

/** Long words. */
const long: Example = {
  type: "quote",
  items: [
    {
      text: "Nachbarschaftshilfevermittlungsstelle! ".repeat(4).trim(),
      name: "Freundschaftsbeziehungsverwaltungsabteilungsleiterin",
      role: "A role that is much longer than one should write in such a place, and goes on for a while",
    },
    { text: "It is long. ".repeat(40).trim(), name: "Moss" },
  ],
};

export const examples = { minimal, full, several, long };
