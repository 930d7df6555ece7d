import { expect, test } from "vitest";
import { contrast } from "./contrast";
import { toneCss, tones } from "./pictureTones";

test("keeps the words of a missing picture readable on every placeholder colour", () => {
  const rules = [...toneCss(tones).matchAll(/\{background:(#\w+) content-box;color:(#\w+)\}/g)];
  expect(rules).toHaveLength(tones.length);
  const unreadable = rules.filter(([, ground = "", words = ""]) => contrast(ground, words) < 4.5);
  expect(unreadable.map(([rule]) => rule)).toEqual([]);
});
