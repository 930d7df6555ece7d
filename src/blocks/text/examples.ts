import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "text", text: "The mill was built in the first winter." },
  full: {
    type: "text",
    id: "history",
    heading: "How it began",
    intro: "A short history of the village.",
    text: [
      "In the **first winter** there was *only* a mill, and the command `/home` did not exist.",
      "### The second year",
      "Then came:\n\n- a baker\n- a smith, see [the team](/team)\n- eleven sheep",
      "1. The bridge\n2. The school",
      "- [x] Mill\n- [ ] A second ~~bridge~~ ferry\n  - its landing",
      "| Rank | Hours | May |\n|---|--:|---|\n| Guest | 0 | look |\n| Villager | 10 | build |",
      "Join [play.fernhollow.example](copy:play.fernhollow.example),\nor look at https://fernhollow.example first.",
      "```\n/home\n/market\n```",
      "> Nobody remembers who planted the oak.",
      "> [!WARNING]\n> The bridge is closed in winter.",
      "- ✓ Two ferries a day\n- ✗ No ferry at night",
    ].join("\n\n"),
  },
  long: {
    type: "text",
    color: "accent",
    heading: "[[danger: Straßenbahnhaltestellen]]verzeichnis",
    text: `[[builder: Builders]] say: ${"The story goes on and on. ".repeat(30)}\n\nhttps://fernhollow.example/${"a".repeat(120)}`,
  },
} satisfies Record<string, BlockInput>;
