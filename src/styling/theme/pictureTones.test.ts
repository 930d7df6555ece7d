import { expect, test } from "vitest";
import { contrast } from "./contrast";
import { toneCss, tones } from "./pictureTones";

test("the words of a picture that does not come can be read on every tone", () => {
  const rules = [...toneCss(tones).matchAll(/\{background:(#\w+) content-box;color:(#\w+)\}/g)];
  expect(rules).toHaveLength(tones.length);
  const unreadable = rules.filter(([, ground = "", words = ""]) => contrast(ground, words) < 4.5);
  expect(unreadable.map(([rule]) => rule)).toEqual([]);
});
