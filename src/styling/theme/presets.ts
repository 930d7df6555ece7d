import type { BundledFont, ColorRole, PresetName, Theme } from "../../config/theme";

/** A complete look: everything a theme can leave out. */
export interface Preset {
  colors: Record<ColorRole, string>;
  fonts: Record<"heading" | "body" | "mono", BundledFont>;
  radius: NonNullable<Theme["radius"]>;
  effect: NonNullable<Theme["background"]["effect"]>;
}

export const presets: Record<PresetName, Preset> = {
  midnight: {
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
  },
  ember: {
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
  },
  daylight: {
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
  },
  parchment: {
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
  },
};
