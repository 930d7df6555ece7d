import type { Preset } from "../preset";

/** Bone, gold and blood in the mist of an old realm. */
export const raven: Preset = {
  colors: {
    background: "#0e0c10",
    surface: "#18151b",
    surfaceRaised: "#241f28",
    text: "#efe7da",
    textMuted: "#b9ac9f",
    primary: "#d9a94f",
    onPrimary: "#241500",
    accent: "#ef7468",
    onAccent: "#2b0503",
    border: "#443940",
    focus: "#f0d28c",
    success: "#8fce8f",
    warning: "#f0bd5a",
    danger: "#ff8f86",
  },
  fonts: { heading: "grenze-gotisch", body: "lora", mono: "jetbrains-mono" },
  radius: "none",
  effect: "mist",
  address: "large",
  openings: "middle",
  footer: "name",
  motif: "runes",
  variants: {
    cards: "framed",
    buttons: "engraved",
    headings: "ornament",
    dividers: "points",
    pictures: "lit",
  },
  // Slow.
  motion: { time: 250, ease: "cubic-bezier(.3,.2,.2,1)", distance: ".5rem" },
};
