import { calm } from "../motion";
import type { Preset } from "../preset";
import { plainVariants } from "./plainVariants";

/** Brown on paper. */
export const parchment: Preset = {
  colors: {
    background: "#f1e6cf",
    surface: "#f9f1e0",
    surfaceRaised: "#fffaf0",
    text: "#2a1e12",
    textMuted: "#604d37",
    primary: "#8b3311",
    onPrimary: "#fff8ec",
    accent: "#23584a",
    onAccent: "#f6fff9",
    border: "#d6c3a0",
    focus: "#7a2c0d",
    success: "#2d6230",
    warning: "#7c4d00",
    danger: "#a1242b",
  },
  fonts: { heading: "cinzel", body: "lora", mono: "jetbrains-mono" },
  radius: "small",
  effect: "dots",
  address: "card",
  openings: "middle",
  footer: "name",
  motif: "braid",
  variants: plainVariants,
  motion: calm,
};
