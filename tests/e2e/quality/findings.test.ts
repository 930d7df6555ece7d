import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteConfigs } from "../../sites/configs";
import { firstOf } from "../../turns";
import { oneVisit } from "../oneVisit";
import { desktop, endVisit, phone, ready, tablet, visit } from "../visit";
import { answersCame, axe } from "./axe";
import { endLiveSites, type LiveSite, startLiveSite } from "./liveSite";
import { temporaryFolder } from "./ownSite";

const written = readFileSync(siteConfigs.demo, "utf8");
const broken = written.replace('"icon": "rocket"', '"icon": "rokcet"');
const brokenTwice = broken.replace('"toast": "ipCopied"', '"toast": "ipCopeid"');
/** A byte-order mark causes a warning. */
const warned = `\uFEFF${written}`;

let folder: string;
let file: string;

/** A folder with the demo's pictures, an invalid font, and this config. */
function prepare(text: string): void {
  folder = temporaryFolder();
  file = join(folder, "site.config.json");
  cpSync(join(dirname(siteConfigs.demo), "public"), join(folder, "public"), { recursive: true });
  writeFileSync(join(folder, "public/own.woff2"), "no font at all");
  writeFileSync(file, text);
}

const panel = (page: Page) => page.getByRole("region", { name: "Findings in site.config.json" });
const toggle = (page: Page) => panel(page).getByRole("button", { name: "in site.config.json" });
const counted = (page: Page) => toggle(page).locator(".count").textContent();
const isOpen = async (page: Page) => (await toggle(page).getAttribute("aria-expanded")) === "true";

/** The element at a point of the screen. */
const meets = (page: Page, [x, y]: [number, number]) =>
  page.evaluate(
    ([x, y]) => (document.elementFromPoint(x, y)?.closest("#sp-findings") ? "findings" : "site"),
    [x, y] as const,
  );
const middleOf = ({ width, height }: { width: number; height: number }): [number, number] => [
  width / 2,
  height / 2,
];

afterAll(endLiveSites);

describe("while the config is being edited", () => {
  let live: LiveSite;
  let url: string;

  /** Saves a text and waits for the server's result. */
  async function save(text: string): Promise<string> {
    const since = live.output.length;
    writeFileSync(file, text);
    await live.says(/Site updated|The page shows the last valid version/, since);
    return live.output.slice(since);
  }

  beforeAll(async () => {
    prepare(written);
    live = startLiveSite(file);
    url = await live.url();
  });

  const asked: (string | null)[] = [];
  // Each test restores a config without findings.
  const opened = oneVisit((kept) =>
    visit(url, {
      ...kept,
      prepare: (page) =>
        page.route("**/@spawnpage/open-in-editor*", (route) => {
          asked.push(new URL(route.request().url()).searchParams.get("at"));
          return route.fulfill({ status: 204 });
        }),
    }),
  );

  test("errors are shown over the unchanged page until they are fixed", async () => {
    const page = opened();
    const message = page.getByLabel("Message");
    await message.fill("Half a sentence");
    expect(await panel(page).count()).toBe(0);
    await answersCame(page);
    const before = await page.content();

    await save(broken);
    const finding = panel(page).getByRole("listitem");
    await finding.waitFor();
    const line = broken.split("\n").findIndex((text) => text.includes("rokcet")) + 1;
    expect(await finding.innerText()).toMatch(
      new RegExp(
        `Error\\s+A space .* → card 1, "Space Exploration" → icon\\s+Unknown icon "rokcet". Did you mean "rocket"\\?\\s+site\\.config\\.json:${line}:23`,
      ),
    );
    await panel(page).getByText("The page still shows the last valid version.").waitFor();
    expect(await finding.locator("mark").innerText()).toBe('"rokcet"');
    expect(await counted(page)).toBe("1 error in site.config.json");
    await page.getByRole("status").filter({ hasText: "1 error in site.config.json. Unknown icon" }).waitFor();

    // The page and the visitor's input are unchanged.
    expect(await page.content()).toBe(before);
    expect(await message.inputValue()).toBe("Half a sentence");
    expect(await message.evaluate((field) => field === document.activeElement)).toBe(true);

    await finding.getByRole("button", { name: `site.config.json:${line}:23` }).click();
    await finding.getByText("Opening in your editor.").waitFor();
    expect(asked).toEqual([`${line}:23`]);

    await save(written);
    await panel(page).waitFor({ state: "detached" });
    await page
      .getByRole("status")
      .filter({ hasText: "site.config.json is fixed." })
      .waitFor({ state: "attached" });
    expect(await message.inputValue()).toBe("Half a sentence");
  });

  test("the report can be collapsed by keyboard, and stays collapsed after saving and navigation", async () => {
    const page = opened();
    await save(broken);
    await panel(page).waitFor();
    expect(await isOpen(page)).toBe(true);

    await toggle(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("sp-findings");
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await panel(page).getByRole("listitem").count()).toBe(0);

    await save(brokenTwice);
    await toggle(page).getByText("2 errors").waitFor();
    expect(await isOpen(page)).toBe(false);
    await page.getByRole("navigation").first().getByRole("link", { name: "Staff" }).click();
    await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
    expect(await isOpen(page)).toBe(false);
    await page.reload();
    await ready(page);
    await panel(page).waitFor();
    expect(await isOpen(page)).toBe(false);

    await toggle(page).focus();
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(true);
    expect(await panel(page).getByRole("listitem").count()).toBe(2);
    await page.keyboard.press("Space");
    expect(await isOpen(page)).toBe(false);

    // A fixed error is forgotten, so the next one is shown.
    await save(written);
    await panel(page).waitFor({ state: "detached" });
    await save(broken);
    await panel(page).getByRole("listitem").waitFor();
    await save(written);
  });

  test("other errors are shown too: a missing file, an unreadable font", async () => {
    const page = opened();
    await page.goto(url);
    await ready(page);
    let since = live.output.length;
    rmSync(file);
    await panel(page).getByText("site.config.json no longer exists.").waitFor();
    await live.says("site.config.json no longer exists.", since);
    await page.getByRole("heading", { level: 1, name: "Welcome to Orbistead" }).waitFor();

    since = live.output.length;
    writeFileSync(file, written);
    await live.says("Site updated.", since);
    await panel(page).waitFor({ state: "detached" });
    await save(written.replace("Welcome to {{server}}", "Good evening from {{server}}"));
    await page.getByRole("heading", { level: 1, name: "Good evening from Orbistead" }).waitFor();

    // So is a font that cannot be read.
    const config = JSON.parse(written) as { theme: { fonts: object } };
    config.theme.fonts = { ...config.theme.fonts, body: { family: "Own", file: "/own.woff2" } };
    expect(await save(JSON.stringify(config, null, 2))).toContain("own.woff2 is not a valid font.");
    await panel(page).getByText("own.woff2 is not a valid font.").waitFor();
    await save(written);
    await panel(page).waitFor({ state: "detached" });
  });

  let later: Page | undefined;
  afterAll(() => later && endVisit(later));

  test("a page that is opened later shows the report immediately, readable on every screen", async () => {
    await save(brokenTwice);
    const page = await visit(url, { viewport: phone, permissions: ["clipboard-write"], isKept: true });
    later = page;
    await panel(page).getByRole("listitem").first().waitFor();
    const screens = [
      [phone, "light"],
      [desktop, "dark"],
      [tablet, "light"],
    ] as const;
    for (const [viewport, colorScheme] of firstOf(screens, 2)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await axe(page, "#sp-findings")).toEqual([]);
      const { x, y, width, height } = (await panel(page).boundingBox())!;
      expect([x >= 0, y >= 0, x + width <= viewport.width, y + height <= viewport.height]).toEqual(
        Array(4).fill(true),
      );
      const sides = await panel(page).evaluate((element) =>
        [element, ...element.querySelectorAll("*")]
          .filter(
            (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline",
          )
          .map((part) => part.className),
      );
      expect(sides.filter((name) => name !== "file")).toEqual([]);
    }
    const heights = await panel(page)
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await save(written);
    await panel(page).waitFor({ state: "detached" });
  });

  test("warnings are shown in a badge that covers nothing, and in the terminal", async () => {
    const page = later!;
    await page.setViewportSize(phone);
    expect(await save(warned)).toContain("Site updated. 1 warning.");
    await panel(page).waitFor();
    expect(await counted(page)).toBe("1 warning in site.config.json");
    expect(await isOpen(page)).toBe(false);
    expect(await meets(page, middleOf(phone))).toBe("site");
    const menu = (await page.getByRole("button", { name: "Open menu" }).boundingBox())!;
    expect(await meets(page, [menu.x + menu.width / 2, menu.y + menu.height / 2])).toBe("site");

    await page.getByRole("button", { name: /Server IP: play/ }).click();
    const toast = page.getByRole("button", { name: "Dismiss" });
    await toast.waitFor();
    const { x, y, width, height } = (await toast.boundingBox())!;
    expect(await meets(page, [x + width / 2, y + height / 2])).toBe("site");
    await toast.click();
    await toast.waitFor({ state: "detached" });

    await toggle(page).click();
    expect(await panel(page).getByRole("listitem").innerText()).toMatch(/^Warning/);
    expect(await axe(page, "#sp-findings")).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    await save(written);
    await panel(page).waitFor({ state: "detached" });
  });
});
