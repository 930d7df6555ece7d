import type { ColorRole } from "../../config/theme";
import { contrastPairs, isDark, readableOn } from "./contrast";
import { infoColor } from "./infoColor";
import { nearestReadable } from "./nearestReadable";
import { hexOf, oklabOf } from "./oklab";

type Colors = Record<ColorRole, string>;
/** The lightness in OKLab, from 0 for black to 1 for white. */
type Lightness = number;

/** A role whose colour is nearly grey: its lightness and its maximum chroma. */
type Neutral = readonly [lightness: Lightness, mostChroma: number];
/** The lightness of a role whose hue matters: the mirrored one, within these limits. */
type Limits = readonly [least: Lightness, most: Lightness];

interface Scale {
  neutral: Record<"background" | "surface" | "surfaceRaised" | "border" | "text" | "textMuted", Neutral>;
  vivid: Record<"primary" | "accent" | "focus" | "success" | "warning" | "danger" | "info", Limits>;
  /** Words on the primary and the accent colour. */
  words: Neutral;
}

const dark: Scale = {
  neutral: {
    background: [0.19, 0.03],
    surface: [0.235, 0.033],
    surfaceRaised: [0.29, 0.036],
    border: [0.4, 0.04],
    text: [0.95, 0.016],
    textMuted: [0.79, 0.03],
  },
  vivid: {
    primary: [0.76, 0.86],
    accent: [0.76, 0.86],
    focus: [0.8, 0.9],
    success: [0.78, 0.86],
    warning: [0.82, 0.88],
    danger: [0.76, 0.82],
    info: [0.76, 0.86],
  },
  words: [0.2, 0.05],
};

const light: Scale = {
  neutral: {
    background: [0.945, 0.02],
    surface: [0.972, 0.014],
    surfaceRaised: [0.99, 0.008],
    border: [0.84, 0.035],
    text: [0.24, 0.045],
    textMuted: [0.44, 0.045],
  },
  vivid: {
    primary: [0.4, 0.5],
    accent: [0.4, 0.5],
    focus: [0.4, 0.52],
    success: [0.4, 0.48],
    warning: [0.42, 0.5],
    danger: [0.42, 0.5],
    info: [0.4, 0.5],
  },
  words: [0.99, 0.008],
};

/** The colours of the other mode: mirrored in lightness, with each pair in {@link contrastPairs} readable. */
export function otherLookColors(colors: Colors): Colors {
  const { neutral, vivid, words } = isDark({ colors }) ? light : dark;
  const other = { ...colors };
  for (const [name, [lightness, mostChroma]] of Object.entries(neutral)) {
    const role = name as keyof typeof neutral;
    // Surfaces take the tint of the words too, and words take the page's tint, because they change places.
    const opposite = role === "text" || role === "textMuted" ? "background" : "text";
    other[role] = tinted([colors[role], colors[opposite]], lightness, mostChroma);
  }
  for (const [name, [least, most]] of Object.entries(vivid)) {
    const role = name as keyof typeof vivid;
    const mirrored = 1.25 - oklabOf(colors[role]).lightness;
    other[role] = tinted([colors[role]], Math.min(most, Math.max(least, mirrored)));
  }
  for (const role of [...Object.keys(neutral), ...Object.keys(vivid)] as ColorRole[]) {
    const demands = contrastPairs
      .filter((pair) => pair.role === role)
      .map(({ on, least }) => ({ against: other[on], least }));
    other[role] = nearestReadable(other[role], demands) ?? other.text;
  }
  if (colors.info === infoColor(colors)) other.info = infoColor(other);
  other.onPrimary = readableOn(other.primary, tinted([other.primary], ...words));
  other.onAccent = readableOn(other.accent, tinted([other.accent], ...words));
  return other;
}

/** The mean tint of several colours at a lightness, within sRGB. */
function tinted(colors: readonly string[], lightness: Lightness, mostChroma = Infinity): string {
  const labs = colors.map(oklabOf);
  const mean = (axis: "a" | "b") => labs.reduce((sum, lab) => sum + lab[axis], 0) / labs.length;
  const [a, b] = [mean("a"), mean("b")];
  const share = Math.min(1, mostChroma / (Math.hypot(a, b) || 1));
  return hexOf({ lightness, a: a * share, b: b * share });
}
