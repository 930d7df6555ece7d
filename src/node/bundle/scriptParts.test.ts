import { expect, test } from "vitest";
import { type Bundle, lateModules, partsOf } from "./scriptParts";

type Script = Bundle["scripts"][number];

const script = (name: string, more: Partial<Script> = {}): Script => ({
  name,
  fileName: `${name}.js`,
  isEntry: false,
  moduleIds: [],
  imports: ["browser.js"],
  dynamicImports: [],
  ...more,
});
const entry = "/src/app/browser.tsx";

const { parts, chunks, shared, css, ...others } = partsOf({
  scripts: [
    script("browser", {
      isEntry: true,
      imports: [],
      dynamicImports: ["SearchDialog.js", "media.js", "form.js"],
    }),
    script("media", { dynamicImports: ["FullView.js"] }),
    script("form"),
    script("FullView"),
    script("SearchDialog"),
  ],
  imports: new Map(
    Object.entries({
      [entry]: { now: ["/src/app/Header.tsx", "/src/blocks/Hero.tsx"], later: ["/src/blocks/Gallery.tsx"] },
      "/src/app/Header.tsx": {
        now: ["/src/ui/Link.tsx", "/src/ui/richTextMarks.ts"],
        later: ["/src/app/SearchDialog.tsx"],
      },
      "/src/blocks/Hero.tsx": {
        now: ["/src/ui/Link.tsx", "/src/ui/Card.tsx", "/src/ui/richTextMarks.ts", "/src/blocks/HeroCard.tsx"],
        later: [],
      },
      "/src/blocks/HeroCard.tsx": { now: ["/src/ui/Card.tsx"], later: [] },
      "/src/blocks/Gallery.tsx": { now: ["/src/ui/Card.tsx"], later: ["/src/ui/FullView.tsx"] },
      "/src/ui/richTextMarks.ts": { now: [], later: [] },
      "/src/app/SearchDialog.tsx": { now: ["/src/ui/Card.tsx"], later: [] },
    }),
  ),
  parts: new Map([
    ["hero", { module: "/src/blocks/Hero.tsx", chunk: undefined }],
    ["gallery", { module: "/src/blocks/Gallery.tsx", chunk: "media" }],
    ["form", { module: "/src/blocks/Form.tsx", chunk: "form" }],
  ]),
  css: new Map(
    [
      "ui/Card",
      "ui/FullView",
      "ui/Link",
      "ui/richTextMarks",
      "app/Header",
      "app/SearchDialog",
      "blocks/Gallery",
      "blocks/Hero",
      "blocks/HeroCard",
    ].map((source) => [
      `/src/${source}.ts${/[A-Z]/.test(source[source.indexOf("/") + 1]!) ? "x" : ""}`,
      `${source.split("/")[1]} `,
    ]),
  ),
});
const stylesOf = (indexes: readonly number[] = []) => indexes.map((index) => css[index]).join("");

test("gives every page the frame's styles, and its scripts that load later except chunks", () => {
  expect(others.entry).toBe("browser.js");
  expect(shared).toMatchObject({ scripts: [], later: ["SearchDialog.js"] });
  expect(stylesOf(shared.css)).toBe("Link Header ");
});

test("gives each part its own styles, with what it imports now and later", () => {
  expect(stylesOf(parts["hero"]?.css)).toBe("Card Hero HeroCard ");
  expect(stylesOf(parts["gallery"]?.css)).toBe("Card FullView Gallery ");
  expect(parts["form"]).toEqual({ chunk: "form", css: [], painted: [] });
});

test("leaves styles that load later, and the pieces' styles, out of the critical CSS", () => {
  expect(stylesOf(shared.painted)).toBe("Link Header ");
  expect(stylesOf(parts["gallery"]?.painted)).toBe("Card Gallery ");
  expect(stylesOf(parts["hero"]?.painted)).toBe("Card Hero ");
  expect(stylesOf(others.pieces["heroCards"])).toBe("Card HeroCard ");
});

test("keeps the styles of marked texts for the pages that have them", () => {
  expect(stylesOf(others.pieces["textMarks"])).toBe("richTextMarks ");
});

test("lists the scripts of each chunk, and those that load on first use", () => {
  expect(chunks).toEqual({
    media: { scripts: ["media.js"], later: ["FullView.js"] },
    form: { scripts: ["form.js"], later: [] },
  });
});

test("keeps the search's styles separate", () => {
  expect(stylesOf(others.search)).toBe("Card SearchDialog ");
});

const sources = Object.keys(import.meta.glob("../../**/*.{ts,tsx}"));

test.each(lateModules)("names one source for styles outside of critical CSS: %s", (name) => {
  expect(sources.filter((source) => source.endsWith(`/${name}`))).toHaveLength(1);
});
