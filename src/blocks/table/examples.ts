import type * as z from "zod";
import type { tableBlock } from "./schema";

type Example = z.input<typeof tableBlock>;

/** Two columns. */
const minimal: Example = {
  type: "table",
  columns: ["Command", "What it does"],
  rows: [["`/home`", "Takes you home"]],
};

/** Groups of rows that can be sorted and searched. */
const full: Example = {
  type: "table",
  id: "ranks",
  heading: "Ranks",
  intro: "How one becomes what.",
  caption: "Hours are counted on all worlds.",
  sort: true,
  search: true,
  columns: ["Rank", { title: "Hours", kind: "number" }, "May do"],
  rows: [
    { group: "Players" },
    ["Guest", "0", "look around, `/spawn`"],
    ["Villager", "10", "build, **trade**"],
    { group: "Team" },
    ["Elder", "1,200", "all of that, and [more](/rules)"],
    ["Miller", "", "grind"],
  ],
};

/** More columns than fit on a phone, and long words. */
const long: Example = {
  type: "table",
  columns: Array.from({ length: 9 }, (_, index) => `Überlieferungsverzeichnis ${index + 1}`),
  rows: Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) =>
      column % 4 === 0 ? `Row ${row + 1}, a few words` : `${row * column}`,
    ),
  ),
};

/** What is compared stands above, by what beside; so the corner is empty. */
const comparison: Example = {
  type: "table",
  sort: true,
  columns: ["", "Free", { title: "Iron", kind: "number" }],
  rows: [
    ["Homes", "1", "3"],
    ["Market stalls", "", "2"],
  ],
};

export const examples = { minimal, full, long, comparison };
