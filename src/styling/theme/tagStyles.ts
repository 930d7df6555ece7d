import type { Tags } from "../../config/tags";
import { contrast } from "./contrast";
import { nearestReadable } from "./nearestReadable";

/** The minimum contrast of words on a colour (WCAG 2.2, 1.4.3), and the target. */
const leastContrast = 4.5;
const goodContrast = 7;

/** The styles of a site's own badges. A badge sets both colours, so it is readable on light and dark themes. */
export function tagCss(tags: Tags): string {
  const rules = Object.entries(tags).map(
    ([name, { color }]) => `[data-tag="${name}"]{background:${color};color:${textOn(color)}}`,
  );
  if (rules.length === 0) return "";
  return (
    "[data-tag]{display:inline-block;max-inline-size:100%;padding:.2em .75em;" +
    "border:1px solid color-mix(in srgb,currentColor 30%,transparent);border-radius:var(--radius-full);" +
    "font:600 var(--size-xs)/1.5 var(--font-body);letter-spacing:.01em;overflow-wrap:anywhere}" +
    rules.join("") +
    // Printers leave backgrounds out.
    "@media print{[data-tag]{color:inherit;background:none}}"
  );
}

/** The colour of words on another colour. It has the same hue, or is black or white if no such colour is readable. */
export function textOn(color: string): string {
  const good = nearestReadable(color, [{ against: color, least: goodContrast }]);
  const readable = good ?? nearestReadable(color, [{ against: color, least: leastContrast }]);
  return readable ?? (contrast(color, "#000000") > contrast(color, "#ffffff") ? "#000000" : "#ffffff");
}
