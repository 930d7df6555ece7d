import { lookalikeOf } from "../../words/nearest";
import { type Advice, write } from "./rule";

/** The colours of Minecraft's formatting codes, from &0 to &f. Source: https://minecraft.wiki/w/Formatting_codes */
const gameColors = [
  ..."#000000 #0000aa #00aa00 #00aaaa #aa0000 #aa00aa #ffaa00 #aaaaaa".split(" "),
  ..."#555555 #5555ff #55ff55 #55ffff #ff5555 #ff55ff #ffff55 #ffffff".split(" "),
];

const gameCode = /^[&§]([0-9a-f])$/i;

/** How a colour is written. */
export function explainColor(value: string): Advice {
  const latin = lookalikeOf(value);
  const meant = latin && fixColor(latin.text.trim().toLowerCase());
  if (meant !== undefined) return write(latin!.why, meant);
  const fix = fixColor(value.trim().toLowerCase());
  const note = /^#?(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(value.trim()) ? " without transparency" : "";
  if (fix && note) return { advice: write(`It must be a hex colour (#rrggbb)${note}`, fix).advice };
  const other = gameCode.test(value.trim()) ? ", not a game's colour code" : "";
  return fix
    ? write(`It must be a hex colour (#rrggbb)${other}`, fix)
    : { advice: `It must be a hex colour (#rrggbb)${countDigits(value)}, such as "#ffb27a".` };
}

/** The number of digits, if it is wrong. */
function countDigits(value: string): string {
  const [, digits] = /^#([0-9a-f]+)$/i.exec(value.trim()) ?? [];
  if (digits === undefined) return "";
  return ` with six digits, not ${digits.length === 1 ? "one" : digits.length}`;
}

function fixColor(value: string): string | undefined {
  const name = value.replace(/[ _-]/g, "");
  if (Object.hasOwn(plainColors, name)) return plainColors[name];
  const [, code] = gameCode.exec(value) ?? [];
  if (code !== undefined) return gameColors[Number.parseInt(code, 16)];
  const [, digits] = /^(?:#|0x)?([0-9a-f]+)$/.exec(value) ?? [];
  if (digits) {
    const kept = { 3: 3, 4: 3, 6: 6, 8: 6 }[digits.length];
    return kept === undefined ? undefined : `#${digits.slice(0, kept)}`;
  }
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value) ?? [];
  if (parts.length < 3 || parts.some((part) => Number(part) > 255)) return undefined;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

/** The common colour names of CSS. Source: https://www.w3.org/TR/css-color-4/#named-colors */
const plainColors: Record<string, string> = {
  aqua: "#00ffff",
  aquamarine: "#7fffd4",
  beige: "#f5f5dc",
  black: "#000000",
  blue: "#0000ff",
  brown: "#a52a2a",
  coral: "#ff7f50",
  crimson: "#dc143c",
  cyan: "#00ffff",
  darkblue: "#00008b",
  darkgray: "#a9a9a9",
  darkgreen: "#006400",
  darkgrey: "#a9a9a9",
  darkred: "#8b0000",
  fuchsia: "#ff00ff",
  gold: "#ffd700",
  gray: "#808080",
  green: "#008000",
  grey: "#808080",
  indigo: "#4b0082",
  ivory: "#fffff0",
  lightblue: "#add8e6",
  lightgray: "#d3d3d3",
  lightgreen: "#90ee90",
  lightgrey: "#d3d3d3",
  lime: "#00ff00",
  magenta: "#ff00ff",
  maroon: "#800000",
  navy: "#000080",
  olive: "#808000",
  orange: "#ffa500",
  pink: "#ffc0cb",
  purple: "#800080",
  red: "#ff0000",
  salmon: "#fa8072",
  silver: "#c0c0c0",
  skyblue: "#87ceeb",
  tan: "#d2b48c",
  teal: "#008080",
  tomato: "#ff6347",
  turquoise: "#40e0d0",
  violet: "#ee82ee",
  white: "#ffffff",
  yellow: "#ffff00",
};
