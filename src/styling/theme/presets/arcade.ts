import type { Preset } from "../preset";

/** Neon above a grid that runs to the horizon. */
export const arcade: Preset = {
  colors: {
    background: "#0a0616",
    surface: "#150c2a",
    surfaceRaised: "#21133f",
    text: "#f8f0ff",
    textMuted: "#c0addf",
    primary: "#ff62dc",
    onPrimary: "#2a0020",
    accent: "#2ce8ff",
    onAccent: "#00252b",
    border: "#4d2c80",
    focus: "#7df3ff",
    success: "#62f0a8",
    warning: "#ffd166",
    danger: "#ff8a9b",
  },
  fonts: { heading: "oxanium", body: "inter", mono: "jetbrains-mono" },
  radius: "small",
  effect: "horizon",
  address: "bar",
  openings: "beside",
  footer: "columns",
  motif: "grid",
  variants: { cards: "glass", buttons: "outline", headings: "glow", dividers: "line", pictures: "lit" },
  // Immediate, with a slight overshoot.
  motion: { time: 200, ease: "cubic-bezier(.2,1.3,.4,1)", distance: "1rem" },
};
