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

async function planOf(changes: object, now?: number) {
  const world = { ...worldWith(), ...(now === undefined ? {} : { now: () => now }) };
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

test("a changed translation changes only the pages that contain the text, in its language", async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: "Page",
    intro: index % 100 === 7 ? "Be kind." : "Hello.",
  }));
  const sourcesWith = async (kind: string) => {
    const texts = { Page: "Seite", "Hello.": "Hallo.", "Be kind.": kind };
    const { common, pages } = await planOf({ routes: many, languages: { de: { texts }, fr: { texts } } });
    const shared = common();
    return new Map(pages.map(({ path, source }) => [path, shared + source()]));
  };
  const [before, after] = [await sourcesWith("Seid nett."), await sourcesWith("Seid freundlich.")];
  expect(before.size).toBe(3 * 301);
  const changed = [...after].flatMap(([path, source]) => (source === before.get(path) ? [] : [path]));
  const holding = many.flatMap(({ path, intro }) => (intro === "Be kind." ? [`/de${path}`] : []));
  expect(changed).toEqual(holding.concat(holding.map((path) => path.replace("/de", "/fr"))));
});

test("the own input of a page changes when one of its events ends", async () => {
  const event = { title: "Race", from: "2026-06-01T20:00", until: "2026-06-01T22:00" };
  const routes = [home, { ...one, blocks: [{ type: "events", items: [event] }] }];
  const sourceAt = async (time: string) =>
    (await planOf({ routes }, Date.parse(`2026-06-01T${time}Z`))).pages[1]!.source();
  const [early, later, over] = [await sourceAt("10:00"), await sourceAt("11:00"), await sourceAt("22:00")];
  expect(later).toBe(early);
  expect(over).not.toBe(early);
});
