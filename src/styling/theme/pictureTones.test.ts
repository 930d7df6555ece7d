import { expect, test } from "vitest";
import { contrast } from "./contrast";
import { toneCss, tones, tonesIn } from "./pictureTones";

test("the words of a picture that does not come can be read on every tone", () => {
  const rules = [...toneCss(tones).matchAll(/\{background:(#\w+) content-box;color:(#\w+)\}/g)];
  expect(rules).toHaveLength(tones.length);
  const unreadable = rules.filter(([, ground = "", words = ""]) => contrast(ground, words) < 4.5);
  expect(unreadable.map(([rule]) => rule)).toEqual([]);
});

test("HTML names each of its tones once, in the order of all, and no other", () => {
  const html = `<img data-tone="ddd" alt=""><img data-tone="222"><img alt="" data-tone="ddd"><img data-tone="abc"><p>data-tone=777`;
  expect(tonesIn(html)).toEqual(["222", "ddd"]);
  expect(toneCss(tonesIn("<p>No picture.</p>"))).toBe("");
});
