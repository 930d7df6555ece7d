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

/** The tones that the pictures of a text have, and those that it has rules for. */
const tonesOf = (html: string) => ({
  marked: [...html.matchAll(/<img[^>]* data-tone="([^"]+)"/g)].map(([, tone]) => tone),
  styled: [...html.matchAll(/img\[data-tone="(\w+)"\]\{background:#(\w+)/g)].map(([, tone]) => tone),
});

test("a page carries the rules of the tones of the pictures that it begins with", async () => {
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
  // What is further down has its tone from the stylesheet in front of it.
  expect(tonesOf(files["sea/index.html"]!)).toEqual({ marked: ["246"], styled: [] });
  expect(tonesOf(files["clear/index.html"]!)).toEqual({ marked: [], styled: [] });
  // Pages that differ in tones alone have the rest of their styles in common.
  const restOf = (path: string) => /<link rel="stylesheet" href="([^"]*)"/.exec(files[path]!)![1];
  expect(restOf("sea/index.html")).toBe(restOf("words/index.html"));
});

test("whoever goes from page to page has the rules of all of them, and the data of pages names their tones", async () => {
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

test("a picture that leaves a part of its place free has no tone there", async () => {
  const item = (fit?: string) => ({ src: "/hill.png", alt: "A hill", fit });
  const gallery = { type: "gallery", items: [item("whole"), item()] };
  const { files } = await builtFiles(config(page("/", gallery)), { now, names, pictures });
  expect(tonesOf(files["index.html"]!).marked).toEqual(["675"]);
});

test("a site of whose pictures nothing is made, or which can all be seen through, has nothing of it", async () => {
  const clear = new Map(names.map((name) => [name, made(name)]));
  for (const known of [new Map(), clear]) {
    const { files } = await builtFiles(config(), { now, names, pictures: known });
    const holding = Object.entries(files).filter(([, content]) => /data-tone|"tone":"\w{3}"/.test(content));
    expect(holding.map(([path]) => path)).toEqual([]);
  }
});

test("where a place can be larger than its picture, no tone stays beside it", async () => {
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
