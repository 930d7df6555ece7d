import type { BlockInput, BlockType } from "../../src/blocks/schemas";

/** The least that each block type needs. */
export const minimalBlocks: { [T in BlockType]: Extract<BlockInput, { type: T }> } = {
  hero: { type: "hero" },
  tabs: { type: "tabs", tabs: [{ id: "one", title: "One", text: "First." }] },
  cards: { type: "cards", items: [{ title: "A card" }] },
  stats: { type: "stats", items: [{ value: "9", label: "worlds" }] },
  form: {
    type: "form",
    fields: [{ type: "text", name: "who", label: "Who" }],
    submit: "Send",
    delivery: { type: "email", to: "team@mossy.example", subject: "Hello" },
  },
  faq: { type: "faq", categories: [{ title: "Start", questions: [{ question: "How?", answer: "So." }] }] },
  staff: { type: "staff", groups: [{ title: "Team", members: [{ name: "Fern", role: "Builder" }] }] },
  cta: { type: "cta" },
  callout: { type: "callout" },
  text: { type: "text", text: "Hello." },
};

/** A valid config whose only page has these blocks. */
export function minimalConfig(...blocks: unknown[]): Record<string, unknown> {
  return { version: 1, site: { name: "Mossy" }, routes: [{ path: "/", title: "Home", blocks }] };
}
