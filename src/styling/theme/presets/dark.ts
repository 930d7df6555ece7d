import { calm } from "../motion";
import { type Preset, plainVariants } from "../preset";

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
