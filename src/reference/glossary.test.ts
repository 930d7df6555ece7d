import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorOf } from "./markdown";

const docs = new URL("../../docs/", import.meta.url);
const glossary = readFileSync(new URL("glossary.md", docs), "utf8");
const rows = glossary.match(/^\| .*$/gm)!.slice(2);

test("lists its terms in alphabetical order without duplicates", () => {
  const words = rows.map((row) => row.split("|")[1]!.replaceAll("`", "").trim().toLowerCase());
  expect(words.length).toBeGreaterThan(40);
  expect(words).toEqual([...new Set(words)].sort((one, other) => one.localeCompare(other, "en")));
});

test("names only keys and values that exist", () => {
  const schema = readFileSync(new URL("../schema/site.schema.json", docs), "utf8");
  const names = [...glossary.matchAll(/`([a-zA-Z]+)`/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !schema.includes(`"${name}"`))).toEqual([]);
});

test("links only to existing pages and anchors", () => {
  for (const [, page = "", place = ""] of glossary.matchAll(/\]\(([\w-]+\.md)(?:#([\w-]+))?\)/g)) {
    expect(existsSync(new URL(page, docs)), page).toBe(true);
    const headings = readFileSync(new URL(page, docs), "utf8").match(/^#+ .*$/gm) ?? [];
    const anchors = headings.map((heading) => anchorOf(heading.replace(/^#+ /, "").replaceAll("`", "")));
    if (place !== "") expect(anchors).toContain(place);
  }
});
