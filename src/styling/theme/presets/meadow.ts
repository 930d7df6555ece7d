import type { Preset } from "../preset";

/** Bright blocks under a blue sky: pixel edges everywhere. */
export const meadow: Preset = {
  colors: {
    background: "#d9eeff",
    surface: "#f3f9ff",
    surfaceRaised: "#ffffff",
    text: "#12233d",
    textMuted: "#45546e",
    primary: "#1d6b2c",
    onPrimary: "#ffffff",
    accent: "#8a4208",
    onAccent: "#ffffff",
    border: "#8fb7d6",
    focus: "#0b4fd1",
    success: "#1a6b2b",
    warning: "#7d4a00",
    danger: "#b3202c",
  },
  fonts: { heading: "pixelify-sans", body: "nunito", mono: "jetbrains-mono" },
  radius: "none",
  effect: "checks",
  address: "bar",
  openings: "start",
  footer: "ground",
  motif: "blocks",
  variants: { cards: "block", buttons: "block", headings: "plain", dividers: "steps", pictures: "block" },
  // In steps, like movement on a grid.
  motion: { time: 240, ease: "steps(4,end)", distance: "1rem" },
};
