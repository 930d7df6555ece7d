import type { PresetName } from "../../config/theme";
import type { Preset } from "./preset";
import { arcade, ember, midnight, raven } from "./presets/dark";
import { atlas, cottage, daylight, meadow, parchment, vista } from "./presets/light";

export const presets: Record<PresetName, Preset> = {
  midnight,
  ember,
  daylight,
  parchment,
  meadow,
  atlas,
  arcade,
  vista,
  raven,
  cottage,
};
