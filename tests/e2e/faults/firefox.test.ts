import type { Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { isWhole } from "../../property/share";
import { findFirefox } from "../findBrowser";
import { eventually } from "../spec/eventually";
import { clipboardFaults, dataFaults, hurry, scriptFaults, storageFaults } from "./faultKinds";
import { Firefox } from "./firefox";
import { isForLater, isLong, scriptsAskedFor } from "./siteFiles";
import { Tally } from "./tally";

const sites = inject("sites");
const executable = findFirefox();
if (!executable) console.log("Firefox is left out: there is no firefox-esr and no firefox on this machine.");

/** In `npm run test:all`, only the first script, which does not load. */
const everyScript = scriptsAskedFor("demo", "services", "harbour");
const scripts = (isLong ? everyScript : everyScript.slice(0, 1)).map((asked) => ({
  ...asked,
  fault: "is blocked",
}));
const [entry] = everyScript;
const otherFaults = Object.keys(scriptFaults)
  .slice(1)
  .map((fault) => ({ ...entry!, fault }));

const menuButton = "header button[popovertarget]:not([popovertargetaction])";
const draftField = "main form input[name]:not([type=checkbox])";
const message = "[role=status] p, [role=alert] p";

// `npm test` tests these in Chromium: scripts.test.ts, everyFault.test.ts, drafts.test.ts, journeys.test.ts.
describe.skipIf(!executable || !isWhole)("Firefox on a phone", () => {
  let firefox: Firefox;
  const tally = new Tally();
  beforeAll(async () => {
    firefox = await Firefox.start(executable!);
  }, 90_000);
  afterEach(() => expect(firefox.complaints.splice(0)).toEqual([]));
  afterAll(async () => {
    await firefox?.close();
    console.log(`browser faults in Firefox: ${tally.toString()}`);
  });

  test.each(isLong ? [...scripts, ...otherFaults] : scripts)(
    "opens the menu and follows its links if $file $fault",
    ({ file, site, path, fault }) =>
      tally.count(`${file} ${fault}`, async () => {
        const failing = { files: [file], fault: scriptFaults[fault]! };
        const page = await firefox.visit(sites[site] + path, { failing });
        await eventually(() => readyOf(page)).toBe(String(isForLater(file)));
        await followMenu(page);
      }),
  );

  test.each(isLong ? Object.keys(dataFaults) : [])(
    "follows links of the menu if the data of the next page %s",
    (fault) =>
      tally.count(`data ${fault}`, async () => {
        const failing = { files: ["/faq/page.json"], fault: dataFaults[fault]! };
        const page = await firefox.visit(sites.demo, { failing, prepare: [hurry] });
        await eventually(() => readyOf(page)).toBe("true");
        await followMenu(page, "/faq");
      }),
  );

  test("keeps typed text after navigation, after a reload and offline", () =>
    tally.count("draft", async () => {
      const page = await firefox.visit(sites.demo);
      await eventually(() => readyOf(page)).toBe("true");
      await page.locator(draftField).fill("VelaQuarry");
      await page.setOfflineMode(true);
      await press(page, menuButton);
      await press(page, 'dialog a[data-page][href="/faq"]');
      await eventually(() => messageOf(page)).toContain("Page could not be loaded");
      expect(await draftOf(page)).toBe("VelaQuarry");
      await page.setOfflineMode(false);
      await press(page, "[role=alert] ::-p-text(Try again)");
      await eventually(() => pathOf(page)).toBe("/faq");

      await page.evaluate(() => void setTimeout(() => history.back()));
      await eventually(() => draftOf(page)).toBe("VelaQuarry");
      await page.reload();
      await eventually(() => readyOf(page)).toBe("true");
      await eventually(() => draftOf(page)).toBe("VelaQuarry");
    }));

  test.each(
    isLong
      ? Object.keys(clipboardFaults).map((clipboard, index) => ({
          clipboard,
          storage: Object.keys(storageFaults)[index]!,
        }))
      : [{ clipboard: "never answers", storage: "is forbidden" }],
  )(
    "shows the result of copying if the clipboard $clipboard and the storage $storage, and follows links of the menu without the next page's data",
    ({ clipboard, storage }) =>
      tally.count(`${clipboard} ${storage}`, async () => {
        const prepare = [clipboardFaults[clipboard]!, storageFaults[storage]!];
        const failing = { files: ["/faq/page.json"], fault: dataFaults["is not there"]! };
        const page = await firefox.visit(sites.demo, { prepare, failing });
        await eventually(() => readyOf(page)).toBe("true");
        await press(page, "main button[data-copy]");
        await eventually(() => messageOf(page)).toMatch(/^(?:Could not copy|IP Copied!)/);
        await followMenu(page, "/faq");
      }),
  );
});

/** Whether the page has hydrated. Moving the pointer makes it hydrate at once. */
function readyOf(page: Page): Promise<string | undefined> {
  return page
    .evaluate(() => {
      dispatchEvent(new Event("pointermove"));
      return document.documentElement.dataset["ready"];
    })
    .catch(() => undefined);
}

/** Opens the menu and follows a link to another page, which then has its heading. */
async function followMenu(page: Page, to?: string): Promise<void> {
  const here = await pathOf(page);
  await press(page, menuButton);
  const paths = await page.$$eval("dialog a[data-page]", (links) =>
    links.map((link) => link.getAttribute("href")),
  );
  const next = to ?? paths.find((path) => path !== here)!;
  await press(page, `dialog a[data-page][href="${next}"]`);
  await eventually(() => pathOf(page)).toBe(next);
  await eventually(() =>
    page.$eval("h1", (heading) => heading.innerText.length).catch(() => 0),
  ).toBeGreaterThan(0);
}

/** Clicks an element once it is visible and does not move. */
function press(page: Page, selector: string): Promise<void> {
  return page.locator(selector).click();
}

function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname.replace(/(?<=.)\/$/, "")).catch(() => "");
}

function draftOf(page: Page): Promise<string> {
  return page.$eval(draftField, (field) => field.value).catch(() => "");
}

function messageOf(page: Page): Promise<string> {
  return page.$eval(message, (words) => (words as HTMLElement).innerText).catch(() => "");
}
