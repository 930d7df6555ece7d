import type { BlockInput, BlockType } from "../../src/blocks/schemas";
import type { PresetName } from "../../src/config/theme";
import { usualExample } from "../../src/reference/blocks";
import { shown } from "./files";
import { people } from "../faces";

/** A block in the gallery, and its preset. */
interface Scene {
  preset: PresetName;
  block: BlockInput;
}

const ip = "play.fernhollow.example";
const chat = "https://chat.fernhollow.example";

/** The examples in the gallery. Other blocks are shown with their usual example. */
const scenes: { [T in BlockType]?: Scene } = {
  hero: {
    preset: "vista",
    block: {
      type: "hero",
      eyebrow: "Survival since 2015",
      heading: "A valley to stay in",
      intro: "Build a town, sail the coast, and find the hollow.",
      image: shown("valley.webp"),
      cards: [{ label: "Address", value: ip, copy: ip, icon: "server" }],
      buttons: [
        { label: "How to join", href: chat },
        { label: "See the map", href: chat, variant: "secondary" },
      ],
    },
  },
  cards: {
    preset: "meadow",
    block: {
      type: "cards",
      heading: "Where to go first",
      items: [
        {
          title: "The castle",
          image: shown("castle.webp"),
          badge: "Open house",
          badgeVariant: "success",
          description: "Forty rooms, and somebody in each who knows where the stairs are.",
          href: chat,
        },
        { title: "The mill", image: shown("mill.webp"), description: "It still grinds.", href: chat },
        {
          title: "The harbour",
          image: shown("harbour.webp"),
          description: "Boats leave at dawn.",
          href: chat,
        },
        {
          title: "The market",
          image: shown("market.webp"),
          description: "Saturdays, until dark.",
          href: chat,
        },
        {
          title: "The cabins",
          image: shown("cabins.webp"),
          description: "A bed for the first night.",
          href: chat,
        },
      ],
    },
  },
  stats: {
    preset: "midnight",
    block: {
      type: "stats",
      heading: "The realm in figures",
      items: [
        { value: "340+", label: "Regular players", icon: "users" },
        { value: "12", label: "Villages", icon: "house" },
        { value: "61 km", label: "Of railway", icon: "train-front" },
        { value: "24/7", label: "Open", icon: "clock" },
      ],
    },
  },
  cta: {
    preset: "ember",
    block: {
      type: "cta",
      heading: "There is room by the fire",
      intro: "Come as you are. Somebody shows you around in the first hour.",
      image: shown("cabins.webp"),
      buttons: [
        { label: "Join the chat", href: chat },
        { label: "Copy the address", copy: ip, variant: "secondary" },
      ],
    },
  },
  gallery: {
    preset: "vista",
    block: {
      type: "gallery",
      heading: "Taken this autumn",
      items: [
        { ...shown("autumn.webp", "A red wood on a hill"), caption: "The upper valley in October." },
        { ...shown("boats.webp", "Boats in a bay"), credit: "Bram" },
        { ...shown("castle.webp", "A castle on a rock") },
        { ...shown("canyon.webp", "A canyon"), caption: "A day’s walk away." },
        { ...shown("mill.webp", "A mill beside a river") },
        { ...shown("market.webp", "A market at night") },
      ],
    },
  },
  image: {
    preset: "cottage",
    block: {
      type: "image",
      ...shown("harbour.webp", "A harbour"),
      caption: "The harbour, the morning after the storm.",
    },
  },
  media: {
    preset: "cottage",
    block: {
      type: "media",
      items: [
        {
          title: "A market that people dress up for",
          text: "Saturday, eight in the evening. Stalls are drawn by lot, and haggling is the point.",
          image: shown("market.webp", "A market at night"),
          buttons: [{ label: "Next market", href: chat, variant: "ghost" }],
        },
        {
          title: "Far away is really far away",
          text: "No teleporting, except home. So there are roads, ferries, and inns with beds.",
          image: shown("boats.webp", "Boats in a bay"),
        },
      ],
    },
  },
  staff: {
    preset: "daylight",
    block: {
      type: "staff",
      heading: "Who looks after the valley",
      groups: [
        {
          title: "Keepers",
          badge: "Keeper",
          badgeVariant: "primary",
          members: people.slice(0, 3).map((name, index) => ({
            name,
            role: ["Founder", "Builds", "Events"][index]!,
            description: ["Answers at night.", "Knows every bridge.", "Has the keys of the stage."][index]!,
          })),
        },
        {
          title: "Wardens",
          badge: "Warden",
          badgeVariant: "success",
          members: people.slice(3).map((name) => ({ name, role: "Helps newcomers" })),
        },
      ],
    },
  },
  logos: {
    preset: "daylight",
    block: {
      type: "logos",
      heading: "Friends of the valley",
      items: [
        { name: "Ebbstone", image: "/mark-sail.svg", href: "https://ebbstone.example" },
        { name: "Pinwheel", image: "/mark-wheel.svg", href: "https://pinwheel.example" },
        { name: "Slow Freight", image: "/mark-rail.svg" },
        { name: "Wrenfield", image: "/mark-leaf.svg" },
      ],
    },
  },
  columns: {
    preset: "vista",
    block: {
      type: "columns",
      heading: "This week in the valley",
      items: [
        {
          span: 2,
          blocks: [
            {
              type: "text",
              heading: "The long market",
              text: "For nine days, all villages trade on the meadow below the mill. Bring a cart, and a lantern for the night.",
            },
          ],
        },
        {
          blocks: [
            { type: "callout", heading: "Market", text: "On Saturday at eight, by the well." },
            { type: "stats", items: [{ value: "14", label: "Stalls" }] },
          ],
        },
        { blocks: [{ type: "quote", items: [{ text: "The best bread far and wide.", name: "Mira" }] }] },
      ],
    },
  },
  quote: { preset: "raven", block: usualExample("quote") },
  timeline: { preset: "parchment", block: usualExample("timeline") },
  tabs: { preset: "parchment", block: usualExample("tabs") },
  rules: { preset: "parchment", block: usualExample("rules") },
  form: { preset: "cottage", block: usualExample("form") },
  table: { preset: "atlas", block: usualExample("table") },
  steps: { preset: "meadow", block: usualExample("steps") },
  posts: { preset: "vista", block: { type: "posts", heading: "Lately" } },
  status: {
    preset: "midnight",
    block: { type: "status", heading: "Who is on", items: [{ server: "main" }] },
  },
};

/** The pictures in the blocks' examples, and their replacements in the gallery. */
const standIns: Record<string, string> = {
  "tom.svg": "mark-leaf.svg",
  "moss.svg": "mark-wheel.svg",
  "map.svg": "map.webp",
  "railway.svg": "canyon.webp",
  "add.png": "duel.webp",
};

/** A further page of the site. */
const ANY_PAGE = "/world";

/** A block type's example. */
export function sceneOf(type: BlockType): Scene {
  const { preset, block } = scenes[type] ?? { preset: "midnight" as const, block: usualExample(type) };
  const text = JSON.stringify(block)
    .replace(/\/pictures\/([\w-]+\.\w+)/g, (_, name: string) => `/${standIns[name] ?? "valley.webp"}`)
    .replaceAll(',"toast":"copied"', "")
    // Examples link to pages that this site does not have.
    .replace(/("href":"|\]\()[/#][^")]*/g, `$1${ANY_PAGE}`);
  return { preset, block: JSON.parse(text) as BlockInput };
}
