import type { HeroLayoutName } from "../fields/parts/heroLayout";
import type { PresetName } from "./theme";

/** The layout of heroes in each preset. Presets with the same one differ in their pages (`styling/theme/skeletons.ts`). */
export const presetLayouts: Readonly<Record<PresetName, HeroLayoutName>> = {
  midnight: "stage",
  ember: "ticket",
  daylight: "split",
  parchment: "ledger",
  meadow: "poster",
  atlas: "window",
  arcade: "stage",
  vista: "ticket",
  raven: "ledger",
  cottage: "collage",
};
