import type { Page } from "puppeteer-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isWhole } from "../../property/share";
import { Firefox } from "../faults/firefox";
import { findFirefox } from "../findBrowser";
import { eventually } from "../spec/eventually";
import { type EditedSite, serveEdited } from "./editedSite";

const executable = findFirefox();
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const slogan = "Embark on the ultimate space adventure in Minecraft";

/** Enough for a busy machine. */
const LONG = 90_000;

// `npm test` tests these in Chromium: saving.test.ts, accessibility.test.ts.
describe.skipIf(!executable || !isWhole)("the editor in Firefox", { timeout: LONG }, () => {
  let firefox: Firefox;
  let site: EditedSite;
  beforeAll(async () => {
    site = await serveEdited();
    firefox = await Firefox.start(executable!);
  }, LONG);
  afterEach(() => expect(firefox.complaints.splice(0)).toEqual([]));
  afterAll(() => firefox?.close());

  it("selects, writes on the page, saves, and undoes each character", async () => {
    const before = site.text();
    const page = await open();
    const frame = page.frames().find((one) => one.url().includes("/frame/"))!;
    const text = await frame.waitForSelector(`text/${slogan}`);
    await text!.click();
    // The chosen field may be its own control, or contain it.
    const chosen = await page.waitForSelector(".pane.form [data-chosen]");
    const shown = await chosen!.evaluate((element) =>
      [element, ...element.querySelectorAll("*")].map((one) => (one as HTMLTextAreaElement).value ?? ""),
    );
    expect(shown.join(" ")).toContain(slogan);
    await page.waitForSelector('[role="treeitem"][aria-selected="true"]');
    await text!.click({ count: 2 });
    await frame.waitForSelector("[contenteditable]");
    await page.keyboard.type("Written in Firefox");
    await eventually(() => site.text()).toContain("Written in Firefox");
    await page.waitForSelector(".saving[data-state=saved]");
    await page.keyboard.press("Enter");
    await frame.waitForSelector("text/Written in Firefox");
    await (await page.$(".history button"))!.click();
    await eventually(() => site.text()).toBe(before);
    await frame.waitForSelector(`text/${slogan}`);
  });

  it("types in the form, and has no fault that axe finds", async () => {
    const page = await open();
    const frame = page.frames().find((one) => one.url().includes("/frame/"))!;
    await (await frame.waitForSelector(`text/${slogan}`))!.click();
    await (await page.waitForSelector(".pane.form textarea"))!.click();
    await page.keyboard.down("Control");
    await page.keyboard.press("End");
    await page.keyboard.up("Control");
    await page.keyboard.type(" today");
    await frame.waitForSelector("text/ today");
    await page.waitForSelector(".saving[data-state=saved]");
    expect(site.text()).toContain("today");
    for (const screen of [0, 1, 2, 3]) {
      await (await page.$$(".bar nav button"))[screen]!.click();
      await page.waitForSelector(`.bar nav button:nth-of-type(${screen + 1})[aria-current]`);
      expect(await faultsIn(page)).toEqual([]);
    }
  });

  async function open(): Promise<Page> {
    const page = await firefox.visit(site.editorUrl);
    page.setDefaultTimeout(LONG / 3);
    await page.setViewport({ width: 1600, height: 1000 });
    await page.waitForSelector('[role="treeitem"]');
    return page;
  }
});

/** The rules of axe that the editor breaks. */
async function faultsIn(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    interface Axe {
      run: (context: string, options: object) => Promise<{ violations: { id: string }[] }>;
    }
    const { axe } = window as unknown as { axe: Axe };
    // A sealed frame gives no answer, and its page has its own tests.
    const { violations } = await axe.run("#editor", { iframes: false });
    return violations.map(({ id }) => id);
  });
}
