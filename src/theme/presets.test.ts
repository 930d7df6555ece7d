import { describe, expect, test } from "vitest";
import { presetNames, type ColorRole } from "../config/theme";
import { contrast } from "./contrast";
import { presets } from "./presets";

const everySurface = ["background", "surface", "surfaceRaised"] as const;

/** Which colours stand on which, and the least contrast that WCAG AA allows. */
const pairs: [on: readonly ColorRole[], roles: readonly ColorRole[], least: number][] = [
  [everySurface, ["text", "textMuted"], 4.5],
  [["primary"], ["onPrimary"], 4.5],
  [["accent"], ["onAccent"], 4.5],
  [["background", "surface"], ["primary", "accent"], 4.5],
  [["surface", "surfaceRaised"], ["success", "warning", "danger"], 4.5],
  [everySurface, ["focus"], 3],
];

describe.each(presetNames)("%s", (name) => {
  const { colors } = presets[name];
  const cases = pairs.flatMap(([surfaces, roles, least]) =>
    surfaces.flatMap((surface) => roles.map((role) => [role, surface, least] as const)),
  );

  test.each(cases)("%s is readable on %s", (role, surface, least) => {
    expect(contrast(colors[role], colors[surface])).toBeGreaterThanOrEqual(least);
  });

  test.each(["primary", "accent", "success", "warning", "danger"] as const)(
    "a %s badge is readable on its tint",
    (tone) => {
      const words = mix(colors[tone], colors.text, 0.72);
      const tint = mix(colors[tone], colors.surface, 0.12);
      expect(contrast(words, tint)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** What `color-mix(in srgb, one share, other)` gives. */
function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, index: number) => parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
  return [0, 1, 2]
    .map((index) => Math.round(channel(one, index) * share + channel(other, index) * (1 - share)))
    .reduce((hex, value) => hex + value.toString(16).padStart(2, "0"), "#");
}
