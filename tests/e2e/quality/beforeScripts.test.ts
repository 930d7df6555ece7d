import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { firstOf, inFull, inTurn } from "../../turns";
import { ip } from "../spec/demo";
import { eventually } from "../spec/eventually";
import { onDesktop, screens } from "../spec/screens";
import { ready, saveData } from "../visit";

const nextScreens = inTurn(screens);

/** Whether a URL is a script, or a stylesheet that loads with the scripts rather than with the page. */
const isScript = (url: string) => /\/assets\/(?!page-)[^/]+\.(?:js|css)$/.test(url);

/** Delays the scripts of a page until they are released. */
function heldScripts() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (page: Page) =>
    page.route(
      (url) => /\/assets\/.*\.js$/.test(url.pathname),
      async (route) => {
        await released;
        await route.continue();
      },
    );
  return { hold, release: () => release() };
}

function isReady(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset["ready"] === "true");
}

describe("A page without its scripts yet", () => {
  test.each(nextScreens())(
    "copies immediately, confirms it later, and keeps a sent form, on a $name",
    async ({ open, press }) => {
      const { hold, release } = heldScripts();
      const page = await open("", {
        permissions: ["clipboard-read", "clipboard-write"],
        comesToLife: false,
        prepare: hold,
      });
      await press(page.locator("button").filter({ hasText: ip }));
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ip);

      await page.getByLabel("Username").fill("VelaQuarry");
      await page.getByLabel("Email").fill("vela@example.com");
      await page.getByLabel("Message").fill("Is there room for one more?");
      await page.evaluate(() => {
        addEventListener("submit", (event) => {
          // Runs last, to see whether the page or the browser handles the event.
          setTimeout(() => Object.assign(window, { taken: event.defaultPrevented }));
        });
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const message = document.querySelector("[role=status] p")?.textContent;
          if (message && seen.at(-1) !== message) seen.push(message);
        }).observe(document.body, { childList: true, subtree: true });
      });
      await press(page.getByRole("button", { name: "Send Message" }));
      expect(await isReady(page)).toBe(false);
      release();
      const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      for (const message of ["IP Copied!", "Opening your email app"])
        await eventually(seen).toContain(message);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ip);
      await eventually(() => page.evaluate(() => (window as { taken?: boolean }).taken)).toBe(true);
      expect(await page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
      expect(await page.getByLabel("Message").inputValue()).toBe("Is there room for one more?");
    },
  );

  test.each(nextScreens())(
    "copies the text that was clicked last, and keeps a click on a tab, on a $name",
    async ({ open, press }) => {
      const { hold, release } = heldScripts();
      const page = await open("guidelines", {
        permissions: ["clipboard-read", "clipboard-write"],
        comesToLife: false,
        prepare: hold,
      });
      const links = page.locator("main [role=tabpanel] li > a[data-copy]").filter({ visible: true });
      await press(links.nth(0));
      await press(links.nth(1));
      const wanted = await links.nth(1).evaluate((link) => (link as HTMLAnchorElement).href);
      const tab = page.getByRole("tab", { name: "Support" });
      await press(tab);
      release();
      await page.getByRole("button", { name: "Dismiss" }).waitFor();
      await ready(page);
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(wanted);
      await eventually(() => tab.getAttribute("aria-selected")).toBe("true");
    },
  );
});

// The following tests do not depend on the screen.
describe("A desktop page without its scripts yet", () => {
  const { open, press } = onDesktop;

  // In `npm test`, faults/scripts.test.ts and deploys.test.ts test this.
  inFull(() => {
    test("leaves everything to the browser if a script fails to load", async () => {
      const page = await open("guidelines", {
        comesToLife: false,
        allowedErrors: [/ERR_FAILED/, /Failed to fetch dynamically imported module/],
        prepare: (page) => page.route("**/assets/tabs-*.js", (route) => route.abort()),
      });
      await press(page.getByRole("tab", { name: "Support" }));
      await page.waitForFunction(() => document.documentElement.dataset["ready"] === "false");
      await eventually(() => new URL(page.url()).hash).not.toBe("");
      const other = page.getByRole("tab", { name: "Network" });
      await press(other);
      await eventually(() => new URL(page.url()).hash).toBe("#network");
    });

    test("reloads if its data has another version, and otherwise keeps its links", async () => {
      let loads = 0;
      const page = await open("faq", {
        comesToLife: false,
        allowedErrors: [/has been updated/],
        prepare: async (page) => {
          page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
          await page.route("**/faq/page.json?*", async (route) => {
            const response = await route.fetch();
            const data = (await response.json()) as object;
            await route.fulfill({ response, json: { ...data, version: "another" } });
          });
        },
      });
      await page.waitForFunction(() => document.documentElement.dataset["ready"] === "false");
      await eventually(() => loads).toBe(2);
      await page.waitForFunction(() => document.documentElement.dataset["ready"] === "false");
      await page.locator("header").getByRole("link", { name: "Guidelines" }).click();
      await page.waitForURL("**/guidelines");
      expect(loads).toBe(3);
    });
  });

  test("requests no script until it is painted and loaded, and then hydrates", async () => {
    const page = await open("", { comesToLife: false });
    await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
    const [first, painted, loaded] = await page.evaluate(() => {
      const files = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/assets\/(?!page-)[^/]+\.(?:js|css)$/.test(name));
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return [
        Math.min(...files.map(({ startTime }) => startTime)),
        paint?.startTime ?? Infinity,
        navigation?.loadEventEnd ?? Infinity,
      ];
    });
    expect(first).toBeGreaterThan(painted);
    expect(first).toBeGreaterThan(loaded);
  });
});

describe("Content far below the first screen", () => {
  /** The footer's rendering while the page is parsed, and after the first paint. */
  async function footerOf(path: string) {
    const page = await onDesktop.open(path, {
      comesToLife: false,
      prepare: async (page) => {
        await saveData(page);
        await page.addInitScript(() => {
          document.addEventListener("DOMContentLoaded", () => {
            const footer = document.querySelector("footer")!;
            Object.assign(window, { atFirst: getComputedStyle(footer).contentVisibility });
          });
        });
      },
    });
    await page.waitForFunction(() => !("fresh" in document.documentElement.dataset));
    const states = await page.evaluate(() => [
      (window as { atFirst?: string }).atFirst,
      getComputedStyle(document.querySelector("footer")!).contentVisibility,
    ]);
    return { page, states };
  }

  test("waits for the first paint", async () => {
    expect((await footerOf("faq")).states).toEqual(["auto", "visible"]);
  });

  test("is rendered immediately for visitors of an anchor, and assistive technology can click it", async () => {
    const { page, states } = await footerOf("guidelines#network");
    expect(states).toEqual(["visible", "visible"]);
    const tab = page.getByRole("tab", { name: "Support" });
    await tab.evaluate((element) => (element as HTMLElement).click());
    await eventually(() => tab.getAttribute("aria-selected")).toBe("true");
  });
});

describe("A visitor with data saver", () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    "moves the pointer": (page) => page.mouse.move(40, 40, { steps: 2 }),
    "presses a key": (page) => page.keyboard.press("Tab"),
    "touches the page": (page) => page.evaluate(() => dispatchEvent(new Event("touchstart"))),
  };

  test("gets the scripts after the first interaction, and no prefetched pages", async () => {
    const asked: string[] = [];
    const page = await onDesktop.open("", {
      comesToLife: false,
      prepare: async (page) => {
        await saveData(page);
        page.on("request", (request) => asked.push(request.url()));
        // A page that is left may still send requests.
        page.on("framenavigated", () => (asked.length = 0));
      },
    });
    // Longer than any other visitor waits.
    await page.waitForTimeout(3000);
    for (const [index, [name, give]] of firstOf(Object.entries(signs), 2).entries()) {
      if (index > 0) await page.reload();
      await page.waitForLoadState("networkidle");
      expect(asked.filter(isScript), name).toEqual([]);
      await give(page);
      await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
      await page.waitForLoadState("networkidle");
      expect(
        asked.filter((url) => url.endsWith("page.json")),
        name,
      ).toEqual([]);
    }
  });
});
