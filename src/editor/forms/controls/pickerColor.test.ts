import { expect, it } from "vitest";
import { pickerColor } from "./pickerColor";

it.each([
  ["#223", "#222233"],
  ["#2234", "#222233"],
  ["#AABBCC", "#aabbcc"],
  ["#aabbcc80", "#aabbcc"],
  ["#aabbc", "#000000"],
  ["#aabbccd", "#000000"],
  ["teal", "#000000"],
  ["", "#000000"],
])("a picker shows %j as %s", (text, shown) => {
  expect(pickerColor(text)).toBe(shown);
});
