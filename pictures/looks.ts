import { type PresetName, presetNames } from "../src/config/theme";
import type { Picture } from "./picture";

/** The pictures for each preset, from the starters and the examples. */
const drawings: Record<PresetName, [opening: string, card: string]> = {
  midnight: ["starters/modded/public/factory.svg", "starters/modded/public/power.svg"],
  ember: ["starters/survival/public/market.svg", "starters/survival/public/camp.svg"],
  daylight: ["starters/survival/public/map.svg", "starters/survival/public/land.svg"],
  parchment: ["starters/roleplay/public/realm-coast.svg", "starters/roleplay/public/realm-crown.svg"],
  meadow: ["starters/survival/public/land.svg", "starters/minigames/public/bridge.svg"],
  atlas: ["examples/harbour/public/tidal-chart.svg", "examples/harbour/public/quay.svg"],
  arcade: ["starters/minigames/public/arena.svg", "starters/minigames/public/paint.svg"],
  vista: ["starters/survival/public/lake.svg", "starters/survival/public/camp.svg"],
  raven: ["starters/roleplay/public/vale.svg", "starters/roleplay/public/realm-north.svg"],
  cottage: ["starters/friends/public/home.svg", "starters/friends/public/table.svg"],
};

/** The same page in each preset, without other theme settings. */
const siteIn = (preset: PresetName) => ({
  version: 1,
  site: { name: "Fernhollow" },
  theme: { preset },
  navigation: [
    { label: "Home", href: "/" },
    { label: "Rules", href: "/#rules" },
    { label: "Join", href: "https://chat.fernhollow.example", variant: "primary" },
  ],
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "hero",
          size: "small",
          eyebrow: "Survival since 2015",
          heading: "A world to stay in",
          intro: "Build a town, sail the coast, and find the hollow.",
          image: { src: "/opening.svg", alt: "" },
          cards: [
            {
              label: "Address",
              value: "play.fernhollow.example",
              copy: "play.fernhollow.example",
              icon: "server",
            },
          ],
          buttons: [
            { label: "How to join", href: "/#rules" },
            { label: "See the map", href: "/#rules", variant: "secondary" },
          ],
        },
        {
          type: "cards",
          id: "rules",
          heading: "What there is to do",
          background: "tint",
          items: [
            { title: "Claims", icon: "shield", description: "What you build stays yours." },
            { title: "Railways", description: "Sixty kilometres.", image: { src: "/card.svg", alt: "" } },
            { title: "Markets", icon: "store", description: "Trade with players.", highlight: true },
          ],
        },
      ],
    },
  ],
});

/** Pictures of a page in each preset. */
export const lookPictures: readonly Picture[] = presetNames.map((preset) => ({
  name: `look-${preset}`,
  screen: { width: 1120, height: 960 },
  margin: 0,
  files: { "opening.svg": drawings[preset][0], "card.svg": drawings[preset][1] },
  config: () => siteIn(preset),
  answer: () => undefined,
  async ready(page) {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    return page.locator("html");
  },
}));
