import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockTypes } from "../../src/reference/blocks";
import { galleryBlocks, galleryChoices, galleryPresets, presetPicture } from "../../src/reference/gallery";
import { formatGalleryPage } from "../../src/reference/galleryPage";

const root = join(import.meta.dirname, "..", "..");
const files = readdirSync(join(root, "docs", "images"));
const names = [
  ...galleryPresets.map(presetPicture),
  ...[...galleryBlocks, ...galleryChoices].flatMap(({ pictures }) => pictures.map(({ name }) => name)),
];

test("every block type, layout and look has a picture, each of its own", () => {
  expect(galleryBlocks.map(({ type }) => type)).toEqual(blockTypes);
  expect(names).toEqual(expect.arrayContaining(["block-hero-cover", "theme-cards-glass", "look-raven"]));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !files.includes(`${name}.webp`))).toEqual([]);
});

test("the page shows each of them, with words for those who do not see it", () => {
  const page = formatGalleryPage();
  const shown = [...page.matchAll(/!\[([^\]]+)\]\(images\/([\w-]+)\.webp\)/g)];
  expect(new Set(shown.map(([, , name]) => name))).toEqual(new Set(names));
  expect(shown).toHaveLength(names.length);
});

test("no picture of the documentation is left over", () => {
  const pages = [
    "README.md",
    ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => join("docs", file)),
  ];
  const texts = pages.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  expect(files.filter((file) => !texts.includes(`images/${file})`))).toEqual([]);
});
