import { expect, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { scripts, worldWith } from "./inMemory.fixture";
import { openSite } from "./openSite";
import { planSite } from "./sitePlan";

const pages = ["/", "/one", "/two"].map((path) => ({
  path,
  title: "Page",
  intro: "Hello.",
  listed: path === "/",
}));
const config = { ...minimalConfig(), navigation: [], routes: pages };

async function planOf(changes: object) {
  const world = worldWith();
  const { site } = await openSite(JSON.stringify({ ...config, ...changes }), world);
  return planSite(site!, world, scripts);
}

const [home, one, two] = pages;

test.each<[string, object, boolean]>([
  ["the order of pages", { routes: [home, two, one] }, false],
  ["a redirect", { redirects: { "/old": "/one" } }, false],
  ["the text of a page", { routes: [home, one, { ...two, intro: "Bye." }] }, false],
  ["the path of a page", { routes: [home, one, { ...two, path: "/three" }] }, true],
  ["the name of the site", { site: { name: "Fern" } }, true],
])("the shared input of pages depends on what all pages show: %s", async (_, changes, isDifferent) => {
  const [before, after] = [await planOf({}), await planOf(changes)];
  expect(after.common() !== before.common()).toBe(isDifferent);
});

test("the own input of a page changes with its text", async () => {
  const sourcesOf = async (changes: object) => (await planOf(changes)).pages.map(({ source }) => source());
  const [before, after] = [
    await sourcesOf({}),
    await sourcesOf({ routes: [home, one, { ...two, intro: "Bye." }] }),
  ];
  expect(after.flatMap((source, index) => (source === before[index] ? [] : [index]))).toEqual([2]);
  // The 404 page depends only on the shared input.
  expect(after[3]).toBe("");
});
