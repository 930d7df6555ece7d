import type { PresetName } from "../config/theme";

/** The presets of themes. The list in `config/theme.ts` would bring the whole schema. */
export const presetNames = [
  "midnight",
  "ember",
  "daylight",
  "parchment",
  "meadow",
  "atlas",
  "arcade",
  "vista",
  "raven",
  "cottage",
] as const satisfies readonly PresetName[];
