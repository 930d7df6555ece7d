import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "table", columns: ["Command", "What it does"], rows: [["`/home`", "Takes you home"]] },
  full: {
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
  },
  long: {
    type: "table",
    columns: Array.from({ length: 9 }, (_, index) => `Überlieferungsverzeichnis ${index + 1}`),
    rows: Array.from({ length: 30 }, (_, row) =>
      Array.from({ length: 9 }, (_, column) =>
        column % 4 === 0 ? `Row ${row + 1}, a few words` : `${row * column}`,
      ),
    ),
  },
  records: {
    type: "table",
    heading: "Most hours",
    columns: ["Player", { title: "Hours", kind: "number" }, { title: "Seen", kind: "date" }],
    rows: [
      ["Moss", "1,204", "2026-11-20"],
      ["Fern", "980", "2026-10"],
      ["Not yet counted", "", ""],
    ],
    server: "records",
    list: "top",
    sort: true,
  },
  comparison: {
    type: "table",
    sort: true,
    columns: ["", "Free", { title: "Iron", kind: "number", color: "accent" }],
    rows: [
      ["Homes", "1", "3"],
      ["Market stalls", "", "2"],
    ],
  },
} satisfies Record<string, BlockInput>;
