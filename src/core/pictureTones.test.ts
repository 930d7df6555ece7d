import { expect, test } from "vitest";
import { tones } from "../styling/theme/pictureTones";
import { builtFiles, page } from "./builtFiles.fixture";

const now = Date.parse("2026-11-20T12:00:00Z");
const names = ["/hill.png", "/sea.png", "/clear.png"];
const made = (path: string, tone?: string) => ({
  width: 400,
  height: 300,
  ...(tone === undefined ? {} : { tone }),
  sources: [{ type: "image/webp", files: [{ path: `assets/pictures${path}.webp`, width: 400 }] }],
  files: [],
});
const pictures = new Map([
  ["/hill.png", made("/hill.png", "675")],
  ["/sea.png", made("/sea.png", "246")],
  ["/clear.png", made("/clear.png")],
]);
const image = (src: string, more: object = {}) => ({ type: "image", src, alt: "A view", ...more });
const text = { type: "text", text: "Words." };
const config = (...routes: object[]) => ({
  version: 1,
  site: { name: "Millbrook", language: "en" },
  routes: routes.length > 0 ? routes : [page("/", image("/hill.png"), image("/sea.png"))],
});

/** The placeholder colours of a text's pictures, and those that have rules. */
const tonesOf = (html: string) => ({
  marked: [...html.matchAll(/<img[^>]* data-tone="([^"]+)"/g)].map(([, tone]) => tone),
  styled: [...html.matchAll(/img\[data-tone="(\w+)"\]\{background:#(\w+)/g)].map(([, tone]) => tone),
});

test("includes the placeholder colours of the first pictures in the page", async () => {
  const { files } = await builtFiles(
    config(
      page("/", image("/hill.png"), image("/hill.png"), text, image("/sea.png")),
      page("/sea", text, text, image("/sea.png")),
      page("/clear", image("/clear.png")),
      page("/words", text, text, image("/clear.png")),
    ),
    { now, names, pictures },
  );
  expect(tonesOf(files["index.html"]!)).toEqual({ marked: ["675", "675", "246"], styled: ["675"] });
  // Pictures below the first block get their placeholder colour from the stylesheet.
  expect(tonesOf(files["sea/index.html"]!)).toEqual({ marked: ["246"], styled: [] });
  expect(tonesOf(files["clear/index.html"]!)).toEqual({ marked: [], styled: [] });
  // Pages with other placeholder colours share the rest of their styles.
  const restOf = (path: string) => /<link rel="stylesheet" href="([^"]*)"/.exec(files[path]!)![1];
  expect(restOf("sea/index.html")).toBe(restOf("words/index.html"));
});

test("includes all placeholder colours in the stylesheet, and their names in the page data", async () => {
  const { files } = await builtFiles(config(), { now, names, pictures });
  const holding = Object.entries(files).filter(([, content]) => content.includes("data-tone"));
  const sheets = holding.filter(([path]) => path !== "index.html");
  expect(sheets.length).toBeGreaterThan(0);
  for (const [path, css] of sheets) {
    expect(path).toMatch(/^assets\/.*\.css$/);
    expect(tonesOf(css).styled).toEqual(tones);
  }
  const data = Object.entries(files).filter(([, content]) => content.includes('"tone":"675"'));
  expect(data.map(([path]) => path)).toEqual([expect.stringMatching(/\.json$/)]);
});

test("uses no placeholder colour for pictures that do not fill their space", async () => {
  const item = (fit?: string) => ({ src: "/hill.png", alt: "A hill", fit });
  const gallery = { type: "gallery", items: [item("whole"), item()] };
  const { files } = await builtFiles(config(page("/", gallery)), { now, names, pictures });
  expect(tonesOf(files["index.html"]!).marked).toEqual(["675"]);
});

test("adds no rules for a site with only original or transparent pictures", async () => {
  const clear = new Map(names.map((name) => [name, made(name)]));
  for (const known of [new Map(), clear]) {
    const { files } = await builtFiles(config(), { now, names, pictures: known });
    const holding = Object.entries(files).filter(([, content]) => /data-tone|"tone":"\w{3}"/.test(content));
    expect(holding.map(([path]) => path)).toEqual([]);
  }
});

test("shows no placeholder colour next to a picture smaller than its space", async () => {
  const shown = { src: "/hill.png", alt: "A view" };
  const hero = (more: object) => ({ type: "hero", heading: "Millbrook", image: shown, ...more });
  const { files } = await builtFiles(
    config(
      page(
        "/",
        ...["split", "center", "bleed"].map((layout) => hero({ layout })),
        ...["center", "split"].map((layout) => ({ type: "cta", heading: "Come in", image: shown, layout })),
      ),
    ),
    { now, names, pictures },
  );
  expect(files["index.html"]!.match(/<img/g)).toHaveLength(5);
  expect(tonesOf(files["index.html"]!).marked).toEqual([]);
});
