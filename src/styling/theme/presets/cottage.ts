import type { Preset } from "../preset";

/** Cosy pastels, everything round. */
export const cottage: Preset = {
  colors: {
    background: "#fdeff0",
    surface: "#fff9f5",
    surfaceRaised: "#ffffff",
    text: "#47303b",
    textMuted: "#745663",
    primary: "#9c3a64",
    onPrimary: "#ffffff",
    accent: "#6b4a9e",
    onAccent: "#ffffff",
    border: "#edd0d5",
    focus: "#7a2d8c",
    success: "#2c6a3c",
    warning: "#7d4b00",
    danger: "#b02a3c",
  },
  fonts: { heading: "fredoka", body: "nunito", mono: "jetbrains-mono" },
  radius: "large",
  effect: "bubbles",
  address: "card",
  openings: "middle",
  footer: "ground",
  motif: "bunting",
  variants: {
    cards: "flat",
    buttons: "pill",
    headings: "underline",
    dividers: "scallops",
    pictures: "print",
  },
  // Soft, with a small bounce.
  motion: { time: 250, ease: "cubic-bezier(.3,1.5,.6,1)", distance: ".625rem" },
};
