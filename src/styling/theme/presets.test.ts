import { describe, expect, test } from "vitest";
import { presetNames } from "../../config/theme";
import { contrast, contrastPairs } from "./contrast";
import { presets } from "./presets";

describe.each(presetNames)("%s", (name) => {
  const { colors } = presets[name];
  test.each(contrastPairs)("$role is readable on $on", ({ role, on, least }) => {
    expect(contrast(colors[role], colors[on])).toBeGreaterThanOrEqual(least);
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

/** Computes `color-mix(in srgb, one share, other)`. */
function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, index: number) => parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
  return [0, 1, 2]
    .map((index) => Math.round(channel(one, index) * share + channel(other, index) * (1 - share)))
    .reduce((hex, value) => hex + value.toString(16).padStart(2, "0"), "#");
}
