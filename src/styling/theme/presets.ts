import type { PresetName } from "../../config/theme";
import type { Preset } from "./preset";
import { arcade } from "./presets/arcade";
import { atlas } from "./presets/atlas";
import { cottage } from "./presets/cottage";
import { daylight } from "./presets/daylight";
import { ember } from "./presets/ember";
import { meadow } from "./presets/meadow";
import { midnight } from "./presets/midnight";
import { parchment } from "./presets/parchment";
import { raven } from "./presets/raven";
import { vista } from "./presets/vista";

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
