import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { someOf } from "../../../tests/property/share";
import { IconFile, type IconSet, lookUpIcon, searchIcon } from "./iconFile";

const require = createRequire(import.meta.url);

test.each([
  ["@iconify-json/pixelarticons", 1],
  ["@iconify-json/lucide", 7],
  ["@iconify-json/simple-icons", 61],
])("what is searched in the bytes of %s is what stands in the set", (name, step) => {
  const bytes = readFileSync(require.resolve(`${name}/icons.json`));
  const set = JSON.parse(bytes.toString("utf8")) as IconSet;
  const names = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})];
  for (const icon of someOf(names.filter((_, index) => index % step === 0))) {
    expect(searchIcon(bytes, icon), icon).toEqual(lookUpIcon(set, icon));
  }
});

test("what no icon has for a name is not found, by search or look-up", () => {
  const file = new IconFile(require.resolve("@iconify-json/pixelarticons/icons.json"));
  const odd = ["nothing", "lastModified", "constructor", '"', "\n", "heart\n", ""];
  for (const name of [...odd, ...odd]) expect(file.find(name), name).toBeUndefined();
  expect(file.find("heart")).toMatchObject({ width: 24, height: 24 });
});
