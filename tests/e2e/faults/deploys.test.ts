import type { Page } from "playwright";
import { expect, test } from "vitest";
import { firstOf } from "../../turns";
import { eventually } from "../spec/eventually";
import { follow, onDesktop } from "../spec/screens";
import { desktop, ready, saveData, visit } from "../visit";
import { publishDemo } from "./publishedSite";

/** Browsers' messages when a page requests a file of the old site. */
const allowedErrors = [/404 \(/, /dynamically imported module/, /has been updated/, /was preloaded/];

test("after an update, visitors can navigate without losing typed text or a reload loop", async () => {
  const { url, publishAnew } = await publishDemo();
  const page = await visit(url, { viewport: desktop, allowedErrors, prepare: saveData });
  const documents = documentsOf(page);
  await page.getByLabel("Username").fill("VelaQuarry");
  publishAnew();

  await follow(page, onDesktop, "FAQ");
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  await ready(page);
  expect(documents).toEqual(["/faq"]);
  await page.goBack();
  await ready(page);
  await eventually(() => page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
  expect(documents).toEqual(["/faq", "/"]);
  // Back shows the old page if the browser still has all of its files.
  await follow(page, onDesktop, "FAQ");
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  expect(documents.filter((path) => path !== "/faq")).toEqual(["/"]);
  expect(documents.length).toBeLessThanOrEqual(3);
});

test("a page whose scripts are removed before hydration keeps typed text, and its links work", async () => {
  const { url, publishAnew } = await publishDemo();
  const page = await visit(url, { viewport: desktop, allowedErrors, comesToLife: false, prepare: saveData });
  const documents = documentsOf(page);
  publishAnew();
  await page.getByLabel("Username").fill("VelaQuarry");
  await page.locator("html[data-ready=false]").waitFor();
  expect(await page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
  expect(documents).toEqual([]);

  await follow(page, onDesktop, "FAQ");
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  await ready(page);
  await page.goBack();
  await eventually(() => page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
  expect(documents).toEqual(["/faq", "/"]);
});

// The previous test also shows that a reload loses no typed text.
const kept: [string, string, string[]][] = [
  ["again", "", ["/"]],
  ["without a reload if text was typed", "VelaQuarry", []],
];
test.each(firstOf(kept, 1))(
  "an old page from a cache is loaded %s, and its links work",
  async (_, typed, loads) => {
    const { url, publishAnew } = await publishDemo();
    const old = await (await fetch(url)).text();
    const page = await visit(url, {
      viewport: desktop,
      allowedErrors,
      comesToLife: false,
      prepare: async (page) => {
        await saveData(page);
        // The cache has the old scripts too, but the data comes from the host.
        const [entry = ""] = /\/assets\/browser-[^"]*/.exec(old) ?? [];
        const script = await (await fetch(new URL(entry, url))).text();
        await page.route(url, (route) => route.fulfill({ contentType: "text/html", body: old }));
        await page.route(`**${entry}`, (route) =>
          route.fulfill({ contentType: "text/javascript", body: script }),
        );
      },
    });
    const documents = documentsOf(page);
    publishAnew();
    if (typed) await page.getByLabel("Username").fill(typed);
    await eventually(() => moveOn(page)).toBe("false");
    await eventually(() => documents).toEqual(loads);
    expect(await page.getByLabel("Username").inputValue()).toBe(typed);
    await follow(page, onDesktop, "FAQ");
    await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
    await ready(page);
    expect(documents).toEqual([...loads, "/faq"]);
  },
);

/** Hydrates the page as far as possible, and returns its state. */
function moveOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    dispatchEvent(new Event("pointermove"));
    return document.documentElement.dataset["ready"];
  });
}

/** The paths of the documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
