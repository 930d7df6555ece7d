import { type PresetName, presetNames } from "../config/theme";

/** The starters, each a folder of `starters/`, and their purpose. */
export const starters = {
  survival: "A survival world: claims, seasons, a map",
  minigames: "A minigame network: modes, ranks, quick rounds",
  roleplay: "A roleplay or lore world: realms, stories, characters",
  modded: "A modded or technical server: packs, machines, downloads",
  friends: "A small server for friends: one page, no fuss",
} as const;

export type StarterName = keyof typeof starters;
export const starterNames = Object.keys(starters) as StarterName[];

/** The looks to choose from: the starter's or a preset. */
export const looks: Readonly<Record<"own" | PresetName, string>> = {
  own: "The starter's own look",
  midnight: "Dark, violet and cyan",
  ember: "Dark, warm orange",
  daylight: "Light, blue and green",
  parchment: "Light, brown ink on paper",
  meadow: "Light, bright blocks with pixel edges",
  atlas: "Light, ink on an old sea chart",
  arcade: "Dark, neon over a grid",
  vista: "Light and clean, for photos",
  raven: "Dark, gold and blood red, with ravens",
  cottage: "Light, cosy pastels",
};

export type Look = keyof typeof looks;
export const lookNames: readonly Look[] = ["own", ...presetNames];
