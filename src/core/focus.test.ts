import { expect, test } from "vitest";
import { builtFiles, page } from "./builtFiles.fixture";

const now = Date.parse("2026-11-20T12:00:00Z");
const picture = (focus?: string) => ({ src: "/mill.svg", alt: "A mill", focus });
const image = (focus?: string) => ({ type: "image", fit: "cover", ...picture(focus) });
const built = (...routes: object[]) =>
  builtFiles(
    { version: 1, site: { name: "Millbrook", language: "en" }, routes },
    { now, names: ["/mill.svg"] },
  );

test("keeps the focus of a cropped picture with a rule on its page only", async () => {
  const { files } = await built(
    page("/", image("left top")),
    page("/plain", image()),
    page("/ground", {
      type: "text",
      text: "Words.",
      background: { image: "/mill.svg", focus: "bottom" },
    }),
    page("/cover", { type: "hero", heading: "Hello", layout: "cover", image: picture("right") }),
  );
  const focuses = (path: string) => ({
    marked: [...files[path]!.matchAll(/<img[^>]* data-focus="([^"]+)"/g)].map(([, focus]) => focus),
    styled: [...files[path]!.matchAll(/object-position:([a-z ]+)\}/g)].map(([, focus]) => focus),
  });
  expect(focuses("index.html")).toEqual({ marked: ["left top"], styled: ["left top"] });
  expect(focuses("ground/index.html")).toEqual({ marked: ["bottom"], styled: ["bottom"] });
  expect(focuses("cover/index.html")).toEqual({ marked: ["right"], styled: ["right"] });
  expect(focuses("plain/index.html")).toEqual({ marked: [], styled: [] });
});

test("adds no rules for a site without a focus", async () => {
  const { files } = await built(page("/", image()));
  const named = Object.entries(files).filter(([, text]) =>
    /data-focus|object-position:(?!center)/.test(text),
  );
  expect(named.map(([path]) => path)).toEqual([]);
});
