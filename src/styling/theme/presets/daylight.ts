import { calm } from "../motion";
import type { Preset } from "../preset";
import { plainVariants } from "./plainVariants";

/** Light blue and green, round. */
export const daylight: Preset = {
  colors: {
    background: "#eef2fb",
    surface: "#f9fbff",
    surfaceRaised: "#ffffff",
    text: "#10172e",
    textMuted: "#4b5673",
    primary: "#3a45d4",
    onPrimary: "#ffffff",
    accent: "#0b6f69",
    onAccent: "#ffffff",
    border: "#cfd8ea",
    focus: "#1d39c4",
    success: "#146c43",
    warning: "#855000",
    danger: "#b42332",
  },
  fonts: { heading: "nunito", body: "nunito", mono: "jetbrains-mono" },
  radius: "large",
  effect: "grid",
  address: "card",
  openings: "start",
  footer: "columns",
  motif: "rays",
  variants: plainVariants,
  motion: calm,
};
