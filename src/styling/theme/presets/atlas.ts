import { calm } from "../motion";
import type { Preset } from "../preset";

/** Ink on an old sea chart: rhumb lines, engraved buttons, aged pictures. */
export const atlas: Preset = {
  colors: {
    background: "#e3e8da",
    surface: "#f3f0df",
    surfaceRaised: "#fbf8ea",
    text: "#17302f",
    textMuted: "#43575a",
    primary: "#0d5a62",
    onPrimary: "#f4fbf6",
    accent: "#99351b",
    onAccent: "#fff6ec",
    border: "#b4bfa8",
    focus: "#0d4f8a",
    success: "#2b5f33",
    warning: "#744700",
    danger: "#9c2230",
  },
  fonts: { heading: "im-fell-english", body: "lora", mono: "jetbrains-mono" },
  radius: "small",
  effect: "chart",
  address: "card",
  openings: "middle",
  footer: "name",
  motif: "contours",
  variants: {
    cards: "framed",
    buttons: "engraved",
    headings: "ornament",
    dividers: "line",
    pictures: "aged",
  },
  motion: calm,
};
