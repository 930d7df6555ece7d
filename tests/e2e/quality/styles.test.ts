import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { isWhole } from "../../property/share";
import { filesOf, pagesOf } from "../faults/siteFiles";
import { eventually } from "../spec/eventually";
import { ready, saveData, visit } from "../visit";
import { serveOwnSite } from "./ownSite";

/** The computed styles of every element, in document order. */
type Looks = readonly Readonly<Record<string, string>>[];

const { harbour } = inject("sites");

test("a page looks the same before its stylesheets are there, with them, and after other pages", async () => {
  // Those with the most kinds of blocks.
  const paths = pagesOf("harbour")
    .toSorted((a, b) => filesOf(b, "harbour").styles.length - filesOf(a, "harbour").styles.length)
    .slice(0, isWhole ? 4 : 2);
  const known = new Map<string, { heading: string; looks: Looks }>();
  let page!: Page;
  for (const path of paths) {
    page = await visit(harbour + path, { comesToLife: false, prepare: saveData });
    const looks = await looksOf(page);
    expect(looks.length).toBeGreaterThan(20);
    // The stylesheet for everything below the first block loads with the page. A copy in the head replaces its link when the
    // browser is idle, and the critical CSS stays.
    expect(await page.locator("link[rel=stylesheet]").count()).toBe(1);
    await ready(page);
    await eventually(() => page.locator("body link[rel=stylesheet]").count()).toBe(0);
    expect(await page.locator("head style").count()).toBe(2);
    // No part of this stylesheet was loaded separately.
    expect(await page.locator("head link[rel=stylesheet]").count()).toBe(1);
    expect(differences(await looksOf(page), looks), path).toEqual([]);
    known.set(path, { heading: await page.locator("h1").innerText(), looks });
  }

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  for (const [path, { heading, looks }] of known) {
    const address = new URL(harbour + path).pathname.replace(/(.)\/$/, "$1");
    await page.locator(`a[data-page][href="${address}"]`).first().dispatchEvent("click");
    await eventually(() => page.locator("h1").innerText()).toBe(heading);
    expect(differences(await looksOf(page), looks), path).toEqual([]);
  }
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("neighbours have the same spacing before hydration as after it", async () => {
  const stats = { type: "stats", items: [{ value: "1", label: "mill" }] };
  const pairs = {
    "/": { type: "text", text: "Be kind." },
    "/tint": { ...stats, background: "tint" },
    "/raised": { ...stats, background: "raised" },
  };
  const routes = Object.entries(pairs).map(([path, block]) => ({
    path,
    title: "Millbrook",
    description: "A mill.",
    blocks: [block, block, block],
  }));
  const { url } = await serveOwnSite({
    version: 1,
    site: { name: "Millbrook" },
    theme: { preset: "atlas" },
    routes,
  });
  for (const path of Object.keys(pairs)) {
    const page = await visit(url + path.slice(1), { comesToLife: false, prepare: saveData });
    const places = () =>
      page.locator("main section").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    const before = await places();
    await ready(page);
    expect(await places(), path).toEqual(before);
  }
});

test("keeps styles that extensions and visitors add when the page's stylesheet is replaced", async () => {
  // The policy of the page applies to a test, but not to extensions.
  const allowedErrors = [/style-src/];
  const page = await visit(harbour, { comesToLife: false, prepare: saveData, allowedErrors });
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("style"), { id: "added" }));
  });
  await ready(page);
  await eventually(() => page.locator("#sp-styles").count()).toBe(0);
  expect(await page.locator("#added").count()).toBe(1);
});

function differences(looks: Looks, expected: Looks): string[] {
  if (looks.length !== expected.length) return [`${looks.length} elements, not ${expected.length}`];
  return expected.flatMap((one, index) =>
    Object.keys(one).flatMap((name) => {
      const is = looks[index]![name];
      return is === one[name] ? [] : [`${one["tag"]} ${index}: ${name} is ${is}, not ${one[name]}`];
    }),
  );
}

/**
 * The properties that components set most, and that follow neither from the sizes of other elements nor from the focus,
 * which a page that was gone to has on its heading.
 */
const properties =
  "display position z-index order flex-grow flex-wrap align-items justify-content row-gap column-gap padding margin-block " +
  "color background-color background-image border box-shadow opacity visibility font text-align " +
  "text-decoration-line white-space overflow cursor list-style-type";

async function looksOf(page: Page): Promise<Looks> {
  return page.evaluate((names) => {
    return [...document.querySelectorAll(":is(header, main, footer) [class]")].map((element) => {
      const styles = getComputedStyle(element);
      return {
        tag: element.tagName,
        ...Object.fromEntries(names.map((name) => [name, styles.getPropertyValue(name)])),
      };
    });
  }, properties.split(" "));
}
