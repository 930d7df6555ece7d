import { calm } from "../motion";
import type { Preset } from "../preset";
import { plainVariants } from "./plainVariants";

/** Dark violet and cyan, with soft light. */
export const midnight: Preset = {
  colors: {
    background: "#080a1c",
    surface: "#10142d",
    surfaceRaised: "#1b2144",
    text: "#eef0ff",
    textMuted: "#a8b0d3",
    primary: "#9d8cff",
    onPrimary: "#0d0726",
    accent: "#5ce1e6",
    onAccent: "#042326",
    border: "#2a3157",
    focus: "#8ff5ff",
    success: "#5be3a0",
    warning: "#ffc65c",
    danger: "#ff8593",
  },
  fonts: { heading: "space-grotesk", body: "inter", mono: "jetbrains-mono" },
  radius: "medium",
  effect: "glow",
  address: "card",
  openings: "start",
  footer: "columns",
  motif: "stars",
  variants: plainVariants,
  motion: calm,
};
