import { expect, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { sha256 } from "../node/digest";
import { build, worldWith } from "./inMemory.fixture";
import { openSite } from "./openSite";
import { pageDocument, prepareSite } from "./pageDocument";

const config = {
  ...minimalConfig(),
  site: { name: "Mossy", url: "https://mossy.example", description: "A village." },
  news: { path: "/news", posts: [{ slug: "one", title: "One", date: "2026-01-01", text: "Words." }] },
};

/** A page of the development server, which has no boot script. */
async function livePage() {
  const world = worldWith();
  const site = (await openSite(JSON.stringify(config), world)).site!;
  const { styles } = await prepareSite(site, world);
  const page = site.pages[0]!.compile();
  const scripts = { pageData: "/page.json", sharedData: "/site.json", entry: "/live.js", preload: [] };
  return pageDocument(site, page, { html: "<main>", styles: ["", ""] }, { styles }, scripts, sha256);
}

test("a page of the development server has no links to files that only a build has, and no policy", async () => {
  const [live, built] = [await livePage(), (await build(config)).files!["index.html"]!];
  const only = ["feed.xml", "Content-Security-Policy", 'rel="expect"'];
  expect(only.filter((text) => built.includes(text))).toEqual(only);
  expect(only.filter((text) => live.includes(text))).toEqual([]);
  expect(live).toContain('<script type="module" src="/live.js"></script>');
  expect(live).toContain('data-ready=""');
  expect(built).not.toContain('data-ready=""');
});
