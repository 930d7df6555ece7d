import { calm } from "../motion";
import type { Preset } from "../preset";
import { plainVariants } from "./plainVariants";

/** Dark, warm orange. */
export const ember: Preset = {
  colors: {
    background: "#110a08",
    surface: "#1c1210",
    surfaceRaised: "#2b1c18",
    text: "#fff2ea",
    textMuted: "#d0b2a4",
    primary: "#ff8b50",
    onPrimary: "#260c00",
    accent: "#ffd36b",
    onAccent: "#2a1c00",
    border: "#4a322b",
    focus: "#ffe2a0",
    success: "#8fdc8a",
    warning: "#ffcb5e",
    danger: "#ff8d85",
  },
  fonts: { heading: "fraunces", body: "inter", mono: "jetbrains-mono" },
  radius: "small",
  effect: "glow",
  address: "card",
  openings: "start",
  footer: "ground",
  motif: "embers",
  variants: plainVariants,
  motion: calm,
};
