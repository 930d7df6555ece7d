import { expect, test } from "vitest";
import { siteScripts } from "./siteScripts";

const part = (name: string) => ({
  component: `assets/${name}.js`,
  scripts: [`assets/${name}.js`, "assets/link.js"],
  styles: [`assets/${name}.css`],
  later: [],
});
const { partsFor } = siteScripts({
  id: "1",
  entry: "assets/a.js",
  boot: "0",
  announcementsBoot: "1",
  look: "1",
  searchStyles: [],
  licences: "assets/licences.txt",
  shared: { scripts: ["assets/frame.js"], styles: ["assets/frame.css"], later: [] },
  blocks: { cards: part("cards"), cta: part("cta"), text: part("text") },
  css: { "assets/frame.css": "f{}", "assets/cards.css": "c{}", "assets/cta.css": "a{}" },
});

test("a page has the scripts and styles of its parts behind those of every page, each once", () => {
  expect(partsFor(["cta", "cards"])).toMatchObject({
    components: { cards: "assets/cards.js", cta: "assets/cta.js" },
    scripts: ["assets/cards.js", "assets/cta.js", "assets/frame.js", "assets/link.js"],
    styles: ["assets/frame.css", "assets/cards.css", "assets/cta.css"],
    css: "f{}c{}a{}",
  });
});

test("pages with the same parts in another order have the same stylesheet", () => {
  expect(partsFor(["cta", "cards"])).toBe(partsFor(["cards", "cta"]));
  expect(partsFor(["cards"]).css).not.toBe(partsFor(["cta"]).css);
});
