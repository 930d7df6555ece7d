import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { iconOf, type IconSet } from "./iconSet";

const require = createRequire(import.meta.url);
const set = JSON.parse(
  readFileSync(require.resolve("@iconify-json/pixelarticons/icons.json"), "utf8"),
) as IconSet;

test("gives an icon the size of its set", () => {
  expect(iconOf(set, "heart")).toMatchObject({ width: 24, height: 24 });
});

test("resolves aliases", () => {
  const aliased: IconSet = { icons: { a: { body: "<path/>" } }, aliases: { b: { parent: "a" } } };
  expect(iconOf(aliased, "b")).toEqual({ body: "<path/>" });
});

test.each(["nothing", "lastModified", "constructor", '"', "\n", "heart\n", ""])(
  "%j is no icon of it",
  (name) => {
    expect(iconOf(set, name)).toBeUndefined();
  },
);
