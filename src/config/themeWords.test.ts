import { expect, test } from "vitest";
import { configWith, report } from "../../tests/validate/surroundings";

test.each([
  ["preset", "Medow", "meadow"],
  ["preset", "pixel", "meadow"],
  ["preset", "minecraft", "meadow"],
  ["preset", "neon", "arcade"],
  ["preset", "fantasy", "raven"],
  ["preset", "dark", "midnight"],
  ["preset", "light", "daylight"],
  ["preset", "pirate", "atlas"],
  ["preset", "cosy", "cottage"],
  ["cards", "pixel", "block"],
  ["cards", "frosted", "glass"],
  ["buttons", "minecraft", "block"],
  ["buttons", "round", "pill"],
  ["headings", "uppercase", "caps"],
  ["headings", "neon", "glow"],
  ["dividers", "waves", "scallops"],
  ["dividers", "zigzag", "points"],
  ["dividers", "stairs", "steps"],
  ["pictures", "polaroid", "print"],
  ["pictures", "sepia", "aged"],
  ["pictures", "neon", "lit"],
])("for %s %s the message suggests %s", (key, written, meant) => {
  expect(report(configWith("", `"theme": { "${key}": "${written}" }`))).toContain(
    `"${key}" cannot be "${written}". Did you mean "${meant}"?`,
  );
});

test.each([
  ["fog", "mist"],
  ["checkered", "checks"],
  ["synthwave", "horizon"],
  ["map", "chart"],
  ["stars", "dots"],
])("for the effect %s the message suggests %s", (written, meant) => {
  expect(report(configWith("", `"theme": { "background": { "effect": "${written}" } }`))).toContain(
    `Did you mean "${meant}"?`,
  );
});
