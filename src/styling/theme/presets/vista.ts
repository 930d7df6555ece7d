import { calm } from "../motion";
import type { Preset } from "../preset";

/** White and quiet, to bring out photographs. */
export const vista: Preset = {
  colors: {
    background: "#ffffff",
    surface: "#f4f5f2",
    surfaceRaised: "#ffffff",
    text: "#121613",
    textMuted: "#555d57",
    primary: "#15523a",
    onPrimary: "#ffffff",
    accent: "#93400c",
    onAccent: "#ffffff",
    border: "#dcdfd9",
    focus: "#0b57d0",
    success: "#1c6b3a",
    warning: "#7d4d00",
    danger: "#b3261e",
  },
  fonts: { heading: "lora", body: "inter", mono: "jetbrains-mono" },
  radius: "none",
  effect: "none",
  address: "large",
  openings: "beside",
  footer: "ruled",
  motif: "ridges",
  variants: { cards: "flat", buttons: "pill", headings: "plain", dividers: "none", pictures: "plain" },
  motion: calm,
};
