import { describe, expect, it, test } from "vitest";
import { IconSets, iconOf, type IconSet } from "./iconSets";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const icons = new IconSets();

describe("IconSets", () => {
  it("finds icons with and without the name of their set", () => {
    expect(icons.get("rocket")?.viewBox).toBe("0 0 24 24");
    expect(icons.get("simple-icons:discord")?.nodes).toHaveLength(1);
    expect(icons.has("pixelarticons:heart")).toBe(true);
  });

  it("finds nothing for unknown names, unknown sets and names of object members", () => {
    for (const name of ["rockets", "nowhere:rocket", "constructor", "__proto__", "lucide:toString"]) {
      expect(icons.has(name), name).toBe(false);
    }
  });

  it("lists names as in a config", () => {
    expect(icons.names("lucide")).toContain("rocket");
    expect(icons.names("simple-icons")).toContain("simple-icons:discord");
    expect(icons.names()).toEqual(
      expect.arrayContaining(["rocket", "simple-icons:discord", "pixelarticons:heart"]),
    );
  });
});

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
