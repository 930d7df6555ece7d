import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { inFull } from "../../turns";
import { findWholeBrowser } from "../findBrowser";
import { eventually } from "../spec/eventually";
import { launchUndrawn } from "../undrawnBrowser";
import { phone, ready } from "../visit";
import { filesOf } from "./siteFiles";

const { demo, minimal } = inject("sites");
const wholeBrowser = findWholeBrowser();

// The headless shell has no back-forward cache, so these tests need the full browser.
describe.skipIf(!wholeBrowser)("A page restored from the back-forward cache", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchUndrawn(wholeBrowser!, {
      args: ["--headless=new"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(() => browser.close());

  test("keeps typed text, hides toasts, responds, and is not replaced by a page requested earlier", async () => {
    const { released, release } = holding();
    const page = await openHome(browser, async (page) => {
      await page.route("**/faq/page.json", async (route) => {
        await released;
        await route.continue().catch(() => {});
      });
      await page.addInitScript(() => {
        const { fetch } = window;
        window.fetch = (...args) =>
          fetch(...args).finally(() => {
            // Ignores repeated requests for the server's state.
            if (args[0] === "/faq/page.json") document.documentElement.dataset["answered"] = "";
          });
      });
    });
    await page.getByLabel("Username").fill("VelaQuarry");
    const copy = page.getByRole("button", { name: "Copy Server IP" });
    const toast = page.getByRole("button", { name: "Dismiss" });
    await copy.click();
    await page.locator("button[data-copied]").waitFor();
    await toast.waitFor();
    const bar = page.locator("[data-journey]");
    await followMenu(page, "FAQ");
    await bar.waitFor();

    await leaveAndReturn(page);
    await bar.waitFor({ state: "detached" });
    expect(await page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
    await page.locator("button[data-copied]").waitFor({ state: "detached" });
    await toast.waitFor({ state: "detached" });
    release();
    await page.locator("html[data-answered]").waitFor();
    await page.getByLabel("Email").fill("vela@example.com");
    await copy.click();
    await toast.waitFor();
    await followMenu(page, "Staff");
    await eventually(() => h1Of(page)).toBe("Meet the crew");
    expect(await page.evaluate(() => location.pathname)).toBe("/staff");
    expect(await page.evaluate(() => document.documentElement.dataset["persisted"])).toBe("true");
    await page.evaluate(() => history.back());
    await eventually(() => page.getByLabel("Email").inputValue()).toBe("vela@example.com");
    await page.close();
  });

  inFull(() =>
    test("keeps its open menu, which still works", async () => {
      const page = await openHome(browser);
      const menu = page.getByRole("dialog");
      await page.getByRole("button", { name: "Open menu" }).click();
      await leaveAndReturn(page);
      await menu.getByRole("button", { name: "Close menu" }).click();
      await menu.waitFor({ state: "hidden" });
      await page.getByLabel("Username").click();
      await followMenu(page, "Staff");
      await eventually(() => h1Of(page)).toBe("Meet the crew");
      expect(await menu.isVisible()).toBe(false);
      await page.close();
    }),
  );

  test("hydrates if it was left before, with typed text", async () => {
    const [entry] = filesOf("").scripts;
    const { released, release } = holding();
    let asked: Promise<unknown> | undefined;
    const prepare = (page: Page) => {
      asked = page.waitForRequest(`**${entry}`);
      return page.route(`**${entry}`, (route) => released.then(() => route.continue().catch(() => {})));
    };
    const page = await openHome(browser, prepare, false);
    await page.getByLabel("Username").fill("VelaQuarry");
    await asked;
    await page.goto(minimal);
    await page.goBack({ waitUntil: "commit" });
    release();
    await ready(page);
    expect(await page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
    await page.close();
  });
});

/** A promise that is resolved on demand. */
function holding(): { released: Promise<void>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}

async function openHome(
  browser: Browser,
  prepare: (page: Page) => unknown = () => {},
  comesToLife = true,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: phone,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  page.setDefaultTimeout(15_000);
  await prepare(page);
  await page.goto(demo);
  if (comesToLife) await ready(page);
  return page;
}

/** Goes to another site and back, to the same document. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["persisted"] = `${persisted}`;
    });
  });
  await page.goto(minimal);
  await page.goBack({ waitUntil: "commit" });
  await page.locator("html[data-persisted=true]").waitFor();
}

async function followMenu(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: label, exact: true }).click();
}

function h1Of(page: Page): Promise<string> {
  return page.locator("h1").innerText();
}
