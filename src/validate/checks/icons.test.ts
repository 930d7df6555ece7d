import { describe, expect, test } from "vitest";
import { configWith, report, reportIn, surroundings } from "../../../tests/validate/surroundings";
import { IconSets } from "../../node/input/iconSets";

const real = new IconSets();
const realSurroundings = {
  ...surroundings,
  hasIcon: (name: string) => real.has(name),
  iconNames: (set?: string) => real.names(set),
};

const icons = [
  "rokcet",
  "discord",
  "discrod",
  "lucide:rokcet",
  "simple-icons:discrod",
  "simpleicons:discord",
  "nowhere:rocket",
  "nowhere:zzzzzzzzzz",
  "simple-icons:zzzzzzzzzz",
  "zzzzzzzzzz",
];
const items = icons.map((icon) => `  { "value": "1", "label": "A", "icon": "${icon}" }`);
const text = configWith(`{ "type": "stats", "items": [\n${items.join(",\n")}\n] }`);
const messages = (shown: string) => shown.split("\n").filter((line) => line.startsWith("Unknown icon"));

test("suggests similar icons from the same set", () => {
  expect(messages(report(text))).toMatchInlineSnapshot(`
    [
      "Unknown icon "rokcet". Did you mean "rocket"?",
      "Unknown icon "discord". Brand icons need a prefix. Use "simple-icons:discord".",
      "Unknown icon "discrod". Did you mean "simple-icons:discord"?",
      "Unknown icon "lucide:rokcet". Did you mean "rocket"?",
      "Unknown icon "simple-icons:discrod". Did you mean "simple-icons:discord"?",
      "Unknown icon "simpleicons:discord". There is no icon set "simpleicons". Available sets: "lucide" and "simple-icons". Did you mean "simple-icons:discord"?",
      "Unknown icon "nowhere:rocket". There is no icon set "nowhere". Available sets: "lucide" and "simple-icons". Did you mean "rocket"?",
      "Unknown icon "nowhere:zzzzzzzzzz". There is no icon set "nowhere". Available sets: "lucide" and "simple-icons".",
      "Unknown icon "simple-icons:zzzzzzzzzz". The set "simple-icons" has no icon with a similar name. Find icon names at simpleicons.org.",
      "Unknown icon "zzzzzzzzzz". Find icon names at lucide.dev/icons. Brand icons are at simpleicons.org and need a prefix, as in "simple-icons:youtube".",
    ]
  `);
});

test("suggests the same from the real icon sets", () => {
  expect(messages(reportIn(realSurroundings, text))).toMatchInlineSnapshot(`
    [
      "Unknown icon "rokcet". Did you mean "rocket"?",
      "Unknown icon "discord". Brand icons need a prefix. Use "simple-icons:discord".",
      "Unknown icon "discrod". Did you mean "simple-icons:discord"?",
      "Unknown icon "lucide:rokcet". Did you mean "rocket"?",
      "Unknown icon "simple-icons:discrod". Did you mean "simple-icons:discord"?",
      "Unknown icon "simpleicons:discord". There is no icon set "simpleicons". Available sets: "lucide", "simple-icons" and "pixelarticons". Did you mean "simple-icons:discord"?",
      "Unknown icon "nowhere:rocket". There is no icon set "nowhere". Available sets: "lucide", "simple-icons" and "pixelarticons". Did you mean "rocket"?",
      "Unknown icon "nowhere:zzzzzzzzzz". There is no icon set "nowhere". Available sets: "lucide", "simple-icons" and "pixelarticons".",
      "Unknown icon "simple-icons:zzzzzzzzzz". The set "simple-icons" has no icon with a similar name. Find icon names at simpleicons.org.",
      "Unknown icon "zzzzzzzzzz". Find icon names at lucide.dev/icons. Brand icons are at simpleicons.org and need a prefix, as in "simple-icons:youtube".",
    ]
  `);
});

test.each([
  ["the fixture", surroundings],
  ["the real sets", realSurroundings],
])("%s lists the icons of one set, of none, and of all", (_, { iconNames }) => {
  expect(iconNames("lucide")).toContain("rocket");
  expect(iconNames("simple-icons")).toContain("simple-icons:discord");
  expect(iconNames("nowhere")).toEqual([]);
  expect(iconNames()).toEqual(expect.arrayContaining(["rocket", "simple-icons:discord"]));
});

test("splits a name at its first colon only", () => {
  expect(real.has("lucide:rocket")).toBe(true);
  expect(real.has("lucide:rocket:extra")).toBe(false);
});

test("points at the wrong icon", () => {
  expect(
    report(
      configWith(`{ "type": "stats", "items": [{ "value": "1", "label": "A", "icon": "lucide:rokcet" }] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:68 error unknown-icon
    Home (/) → block 1 (stats) → figure 1, "A" → icon
    Unknown icon "lucide:rokcet". Did you mean "rocket"?
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "stats", "items": [{ "value": "1", "label": "A", "icon": "lucide:rokcet" }] }
        |                                                                    ^^^^^^^^^^^^^^^

    1 error
    "
  `);
});

describe("a config with broken references", () => {
  test("suggests icons", () => {
    expect(
      report(
        configWith(`{ "type": "stats", "items": [
  { "value": "1", "label": "A", "icon": "rokcet" },
  { "value": "2", "label": "B", "icon": "discord" },
  { "value": "3", "label": "C", "icon": "zzzzzz" }
] }`),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:41 error unknown-icon
      Home (/) → block 1 (stats) → figure 1, "A" → icon
      Unknown icon "rokcet". Did you mean "rocket"?
        4 | { "type": "stats", "items": [
        5 |   { "value": "1", "label": "A", "icon": "rokcet" },
          |                                         ^^^^^^^^

      site.config.json:6:41 error unknown-icon
      Home (/) → block 1 (stats) → figure 2, "B" → icon
      Unknown icon "discord". Brand icons need a prefix. Use "simple-icons:discord".
        5 |   { "value": "1", "label": "A", "icon": "rokcet" },
        6 |   { "value": "2", "label": "B", "icon": "discord" },
          |                                         ^^^^^^^^^

      site.config.json:7:41 error unknown-icon
      Home (/) → block 1 (stats) → figure 3, "C" → icon
      Unknown icon "zzzzzz". Find icon names at lucide.dev/icons. Brand icons are at simpleicons.org and need a prefix, as in "simple-icons:youtube".
        6 |   { "value": "2", "label": "B", "icon": "discord" },
        7 |   { "value": "3", "label": "C", "icon": "zzzzzz" }
          |                                         ^^^^^^^^

      3 errors
      "
    `);
  });
});
