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

/** The presets whose groups of people have their title above the cards instead of beside them, at this side. */
export const presetGroups: Readonly<Partial<Record<PresetName, "start" | "center">>> = {
  midnight: "center",
  parchment: "center",
  meadow: "start",
  atlas: "center",
  arcade: "start",
  cottage: "center",
};
