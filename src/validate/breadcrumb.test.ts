import { describe, expect, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { configSchema } from "../config/config";
import { type Schema, structureOf } from "../schema/structure";
import { breadcrumbOf } from "./breadcrumb";

const config = {
  constants: { server: "Mossy" },
  navigation: [
    { label: "Rules", href: "/rules" },
    { label: "Play", links: [{ label: "Map" }] },
  ],
  footer: { social: [{ label: "Chat" }] },
  theme: { background: { layers: [{}, {}] } },
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        { type: "hero", cards: [{}] },
        {
          type: "cards",
          heading: "Why play on {{server}}",
          items: [
            { title: "Land claims" },
            { title: "  A  title\nof far more letters than a trail has room for  " },
          ],
        },
        { type: "stats", items: [{ value: "9" }] },
        { type: "tabs", tabs: [{ title: "Chat", rules: [{ name: "Be kind" }], blocks: [{ type: "text" }] }] },
        { heading: 5 },
      ],
    },
    { path: "/rules" },
    { title: "No path" },
    "not a page",
  ],
};

describe("the breadcrumb to a value", () => {
  test.each([
    [[], ""],
    [["navigation", 0, "href"], 'navigation → link 1, "Rules" → href'],
    [["navigation", 1, "links", 0], 'navigation → group 2, "Play" → link 1, "Map"'],
    [["theme", "colors", "primary"], "theme → colors → primary"],
    [["routes"], "routes"],
    [["routes", 0], "Home (/)"],
    [["routes", 1, "title"], "page 2 (/rules) → title"],
    [["routes", 2, "path"], 'page 3, "No path" → path'],
    [["routes", 3], "page 4"],
    [["routes", 9, "title"], "page 10 → title"],
    [["routes", 0, "blocks", 0, "cards", 0, "icon"], "Home (/) → block 1 (hero) → card 1 → icon"],
    [
      ["routes", 0, "blocks", 1, "items", 0, "icon"],
      'Home (/) → block 2, "Why play on Mossy" → card 1, "Land claims" → icon',
    ],
    [
      ["routes", 0, "blocks", 1, "items", 1],
      'Home (/) → block 2, "Why play on Mossy" → card 2, "A title of far more letters than a trai…"',
    ],
    [["routes", 0, "blocks", 2, "items", 0, "label"], "Home (/) → block 3 (stats) → figure 1 → label"],
    [
      ["routes", 0, "blocks", 3, "tabs", 0, "rules", 0, "description"],
      'Home (/) → block 4 (tabs) → tab 1, "Chat" → rule 1, "Be kind" → description',
    ],
    [
      ["routes", 0, "blocks", 3, "tabs", 0, "blocks", 0, "text"],
      'Home (/) → block 4 (tabs) → tab 1, "Chat" → block 1 (text) → text',
    ],
    [["routes", 0, "blocks", 4, "type"], "Home (/) → block 5 → type"],
    [["navigation", 0, "href"], 'navigation → link 1, "Rules" → href'],
    [["footer", "social", 0, "icon"], 'footer → social link 1, "Chat" → icon'],
    [["theme", "background", "layers", 1, "image"], "theme → background → layer 2 → image"],
    [["theme", "toString", 3], "theme → toString entry 4"],
  ] as const)("%j", (path, breadcrumb) => {
    expect(breadcrumbOf(config, path)).toBe(breadcrumb);
  });

  test("knows the block behind a misspelled key by its type", () => {
    const { routes, ...rest } = config;
    const misspelled = { ...rest, routs: routes };
    expect(breadcrumbOf(misspelled, ["routs", 0, "blocks", 1, "items", 0, "icon"])).toBe(
      'routs entry 1, "Home" → block 2, "Why play on Mossy" → card 1, "Land claims" → icon',
    );
  });

  test("names the entries of every list of the config", () => {
    for (const list of listsOf(configSchema)) {
      expect(breadcrumbOf(minimalConfig(), [list, 0]), list).not.toContain(`${list} entry`);
    }
  });
});

/** The keys of a schema whose values are lists. */
function listsOf(schema: Schema, key = ""): Set<string> {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "optional":
      return listsOf(structure.inner, key);
    case "list":
      return new Set([key, ...listsOf(structure.entry)]);
    case "names":
      return listsOf(structure.entry);
    case "choice":
      return new Set(structure.options.flatMap((option) => [...listsOf(option, key)]));
    case "group":
      return new Set(Object.entries(structure.keys).flatMap(([name, child]) => [...listsOf(child, name)]));
    default:
      return new Set();
  }
}
