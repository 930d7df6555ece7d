import type { BlockInput } from "../../src/blocks/schemas";
import type { PresetName } from "../../src/config/theme";
import { shown } from "./files";

/** The page that compares the values of a key, and its preset. */
export interface PartScene {
  preset: PresetName;
  /** The introduction below the page's heading. */
  intro?: string;
  blocks: BlockInput[];
  /** The selector of the captured element; the last block by default. */
  shows?: string;
  /** The padding in CSS pixels; a few by default, to show the background. */
  margin?: number;
}

const chat = "https://chat.fernhollow.example";

const cards: BlockInput = {
  type: "cards",
  columns: 2,
  items: [
    {
      title: "Claims",
      icon: "shield",
      badge: "New",
      description: "What you build stays yours.",
      features: ["Four stones mark a claim", "Friends may build too", "Nothing burns inside"],
      buttons: [{ label: "How it works", href: chat }],
    },
    { title: "The mill", image: shown("mill.webp"), description: "It still grinds." },
  ],
};

const opening: BlockInput = {
  type: "hero",
  size: "small",
  heading: "A world to stay in",
  intro: "Build a town, sail the coast, and find the hollow.",
  buttons: [
    { label: "How to join", href: chat },
    { label: "See the map", href: chat, variant: "secondary" },
    { label: "Rules", href: chat, variant: "ghost" },
  ],
};

/** A hero whose pictures and address suit each layout. */
const arranged: BlockInput = {
  type: "hero",
  heading: "A world to stay in",
  intro: "Build a town, sail the coast, and find the hollow.",
  images: [shown("harbour.webp"), shown("mill.webp"), shown("valley.webp")],
  cards: [
    { label: "Address", value: "play.fernhollow.example", copy: "play.fernhollow.example" },
    { label: "Version", value: "1.21" },
  ],
  buttons: [{ label: "How to join", href: chat }],
};

const words = (heading: string, background?: "tint"): BlockInput => ({
  type: "text",
  heading,
  text: "Build beside the path, not on it, and close the gates behind you.",
  ...(background ? { background } : {}),
});

/** The pages that compare the values of each key, by the key's path. */
const scenes: Record<string, PartScene> = {
  "theme.cards": { preset: "midnight", blocks: [cards] },
  "theme.buttons": { preset: "midnight", blocks: [opening], margin: 0 },
  "theme.headings": { preset: "daylight", blocks: [words("A market that people dress up for")] },
  "theme.dividers": {
    preset: "cottage",
    // The middle one, because the page's heading is before the first.
    shows: "main > :nth-child(3)",
    blocks: [words("The square"), words("The lake", "tint"), words("The inn")],
  },
  "theme.pictures": { preset: "cottage", blocks: [{ type: "image", ...shown("harbour.webp", "A harbour") }] },
  "theme.radius": { preset: "midnight", blocks: [cards] },
  "theme.header": { preset: "vista", blocks: [opening], shows: "header", margin: 0 },
  "theme.layout": { preset: "vista", blocks: [arranged], margin: 0 },
  "theme.openings": {
    preset: "meadow",
    intro: "Build a town, sail the coast, and find the hollow.",
    blocks: [cards],
    shows: "main > :first-child",
    margin: 0,
  },
  "theme.motif": {
    preset: "midnight",
    blocks: [words("The square")],
    shows: "main > :first-child",
    margin: 0,
  },
  "theme.background.effect": { preset: "midnight", blocks: [opening], margin: 0 },
};

/** The page that compares the values of a key; a page with a bit of everything by default. */
export function partSceneOf(keys: readonly string[]): PartScene {
  return scenes[keys.join(".")] ?? { preset: "midnight", blocks: [opening, cards] };
}
