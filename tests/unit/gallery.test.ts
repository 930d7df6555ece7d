import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockTypes } from "../../src/reference/blocks";
import { galleryBlocks, galleryChoices, galleryPresets, presetPicture } from "../../src/reference/gallery";
import { formatGalleryPage } from "../../src/reference/galleryPage";
import { isWhole } from "../property/share";

const root = join(import.meta.dirname, "..", "..");
const files = readdirSync(join(root, "docs", "images"));
const hasPicture = (name: string) => files.includes(`${name}.webp`);
const namesOf = (list: readonly { pictures: readonly { name: string }[] }[]) =>
  list.flatMap(({ pictures }) => pictures.map(({ name }) => name));
const looks = [...galleryPresets.map(presetPicture), ...namesOf(galleryChoices)];
const blocks = namesOf(galleryBlocks);

test("has a picture of every look, and no other pictures", () => {
  expect(galleryBlocks.map(({ type }) => type)).toEqual(blockTypes);
  expect(blocks).toContain("block-hero-cover");
  expect(looks).toEqual(expect.arrayContaining(["theme-cards-glass", "look-raven"]));
  expect(new Set([...looks, ...blocks]).size).toBe(looks.length + blocks.length);
  expect(looks.filter((name) => !hasPicture(name))).toEqual([]);
});

// Only in `npm run test:all`, so a new block without a picture does not fail `npm test`.
test.runIf(isWhole)("has a picture of every block type and layout", () => {
  expect(blocks.filter((name) => !hasPicture(name))).toEqual([]);
});

test("shows each picture on the page, with an alt text", () => {
  const page = formatGalleryPage(hasPicture);
  const shown = [...page.matchAll(/!\[([^\]]+)\]\(images\/([\w-]+)\.webp\)/g)].map(([, , name = ""]) => name);
  expect(shown.toSorted()).toEqual([...looks, ...blocks].filter(hasPicture).toSorted());
  expect(formatGalleryPage((name) => !blocks.includes(name))).toMatch(/^### `hero`\n\n[^!]*\n### /m);
});

test("has no unused pictures in the documentation", () => {
  const pages = [
    "README.md",
    ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => join("docs", file)),
  ];
  const texts = pages.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  expect(files.filter((file) => !texts.includes(`images/${file})`))).toEqual([]);
});
