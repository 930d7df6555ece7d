import { plainColors } from "./plainColors";
import { type Advice, write } from "./rule";

/** How a colour is written. */
export function explainColor(value: string): Advice {
  const fix = fixColor(value.trim().toLowerCase());
  const note = /^#?(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(value.trim()) ? " and has no transparency" : "";
  if (fix && note) return { advice: write(`A colour is written as #rrggbb${note}`, fix).advice };
  return fix
    ? write("A colour is written as #rrggbb", fix)
    : { advice: 'A colour is written as #rrggbb, such as "#ffb27a".' };
}

function fixColor(value: string): string | undefined {
  if (Object.hasOwn(plainColors, value)) return plainColors[value];
  const [, digits] = /^(?:#|0x)?([0-9a-f]+)$/.exec(value) ?? [];
  if (digits) {
    const kept = { 3: 3, 4: 3, 6: 6, 8: 6 }[digits.length];
    return kept === undefined ? undefined : `#${digits.slice(0, kept)}`;
  }
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value) ?? [];
  if (parts.length < 3 || parts.some((part) => Number(part) > 255)) return undefined;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}
