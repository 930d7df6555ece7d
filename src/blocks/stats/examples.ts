import type { BlockInput } from "../schemas";

const full = {
  type: "stats",
  id: "figures",
  background: "raised",
  heading: "The realm in figures",
  intro: "Counted on the first of the month.",
  items: [
    { value: "340+", label: "Regular players", icon: "users" },
    { value: "12", label: "Villages", icon: "house" },
    { value: "24/7", label: "Open", icon: "clock" },
  ],
} satisfies BlockInput;

export const examples = {
  minimal: { type: "stats", items: [{ value: "12", label: "Villages" }] },
  full,
  band: { ...full, id: "large-figures", layout: "band", background: "tint" },
  bars: {
    type: "stats",
    layout: "bars",
    heading: "How far the bridge is",
    items: [
      { value: "72 %", label: "Stone", progress: 72, icon: "hammer" },
      { value: "8 of 24", label: "Arches", progress: 33.3, color: "warning" },
      { value: "Not yet counted", label: "Blocks placed", server: "records", figure: "blocks" },
    ],
  },
  rings: {
    type: "stats",
    layout: "rings",
    items: [
      { value: "72 %", label: "Stone", progress: 72 },
      { value: "0", label: "Lanterns", progress: 0, color: "success" },
    ],
  },
  listed: {
    type: "stats",
    layout: "list",
    heading: "What one farm may have",
    items: [
      { value: "24", label: "Fields", icon: "wheat" },
      { value: "3", label: "Hives", icon: "hexagon" },
      { value: "1.5 km", label: "Distance from the next one" },
    ],
  },
  long: {
    type: "stats",
    items: [
      { value: "1,204,338,911", label: "Blocks placed since the gates were opened for everybody" },
      { value: "98.97 %", label: "Erreichbarkeitsdurchschnittswertberechnung" },
      { value: "7", label: "Seasons", color: "warning" },
      { value: "61", label: "Countries" },
      { value: "3 min", label: "Until somebody answers" },
    ],
  },
} satisfies Record<string, BlockInput>;
