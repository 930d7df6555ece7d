import { expect, test } from "vitest";
import { nearest, sureMatch } from "./nearest";

const keys = [
  "title",
  "description",
  "icon",
  "image",
  "badge",
  "badgeVariant",
  "href",
  "copy",
  "toast",
  "id",
];

test.each([
  ["titel", "title"],
  ["Title", "title"],
  ["badge-variant", "badgeVariant"],
  ["discription", "description"],
  ["icons", "icon"],
  ["hfer", undefined],
  ["herf", "href"],
  ["ID", "id"],
  ["variant", "badgeVariant"],
  ["imageUrl", "image"],
  ["card-title", "title"],
  ["variantBadge", "badgeVariant"],
])("suggests for %s: %s", (written, expected) => {
  expect(nearest(written, keys)).toBe(expected);
});

test.each(["", "x", "name", "colour", "url", "constructor", "i".repeat(5000)])(
  "suggests nothing for %.20s",
  (written) => {
    expect(nearest(written, keys)).toBeUndefined();
  },
);

test("always suggests the same name", () => {
  const one = ["rules", "staff"];
  const other = ["roles", "shop"];
  for (let time = 0; time < 2; time++) {
    expect([nearest("rulse", one), nearest("rulse", other)]).toEqual(["rules", undefined]);
    expect([sureMatch("rolls", one), sureMatch("rolls", other)]).toEqual([undefined, "roles"]);
  }
});

test("is sure about the same words in another order, except for names without words", () => {
  expect(sureMatch("top-left", ["top", "left top", "left"])).toBe("left top");
  expect(sureMatch("top-left", ["left top", "left-top"])).toBeUndefined();
  expect(nearest("☃", ["★", "✦"])).toBeUndefined();
});
