import type { Page } from "playwright";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { readFileSync, writeFileSync } from "node:fs";
import { siteConfigs } from "../../sites/configs";
import { firstOf } from "../../turns";
import { axe } from "../quality/axe";
import { type EditedSite, isSaved, openEditor, serveEdited } from "./editedSite";

const original = readFileSync(siteConfigs.demo, "utf8");

let site: EditedSite;
beforeAll(async () => {
  site = await serveEdited();
});
afterEach(() => writeFileSync(site.file, original));

const screens = ["work", "theme", "pictures", "findings"];

/** A screen of the bar. */
async function open(page: Page, index: number): Promise<void> {
  await page.locator(".bar nav button").nth(index).click();
  await page.locator(`.editor[data-screen=${screens[index]!}]`).waitFor();
}

/** A pane on a phone, which shows one at a time. */
async function showPane(page: Page, name: string): Promise<void> {
  const tab = page.locator(".tabs").getByRole("button", { name, exact: true });
  if (await tab.isVisible()) await tab.click();
}

/** The editor's own faults: the page in the frame has tests of its own. */
const faultsOf = (page: Page) => axe(page, "#editor");

const conditions = firstOf(
  [
    { width: 390, colorScheme: "light" },
    { width: 1280, colorScheme: "dark" },
    { width: 1280, colorScheme: "light" },
    { width: 390, colorScheme: "dark" },
  ] as const,
  1,
);

describe.each(conditions)("at $width px, $colorScheme", ({ width, colorScheme }) => {
  it("every screen, dialogue and menu is accessible", async () => {
    const { page, frame } = await openEditor(site, {
      viewport: { width, height: 900 },
      colorScheme,
      // axe asks each frame, and gets no answer from a sealed one.
      allowedErrors: [/status of 412/, /does not match the recipient window's origin \('null'\)/],
    });
    const found: Record<string, string[]> = {};
    const check = async (name: string) => {
      const faults = await faultsOf(page);
      if (faults.length > 0) found[name] = faults;
    };
    await check("page");
    await frame.getByText("Embark on the ultimate space adventure in Minecraft").click();
    await showPane(page, "Form");
    await page.locator(".pane.form textarea").first().waitFor();
    for (const more of await page.locator(".pane.form summary").all()) await more.click();
    await check("form");
    await showPane(page, "Outline");
    await check("outline");
    await page.getByRole("button", { name: /^Actions for Status/ }).click();
    await page.getByRole("menu").waitFor();
    await check("menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await check("picker");
    await page.keyboard.press("Escape");
    await open(page, 1);
    await showPane(page, "Form");
    await page.locator(".colors li").first().waitFor();
    await check("theme");
    await open(page, 2);
    await check("pictures");
    await page
      .locator(".pictures")
      .getByRole("button", { name: /Rename/ })
      .first()
      .click();
    await check("rename");
    await page.keyboard.press("Escape");
    await open(page, 0);
    site.change((text) =>
      text.replace('"type": "status"', '"type": "statuss"').replace('"favicon.svg"', '"x.svg"'),
    );
    await open(page, 3);
    await page.locator(".findings li").first().waitFor();
    await check("findings");
    site.change(() => original);
    await page.locator(".findings li").first().waitFor({ state: "detached" });
    // A conflict.
    await isSaved(page);
    const release = site.holdWrites();
    await open(page, 0);
    await showPane(page, "Page");
    await frame.getByText("Embark on the ultimate space adventure in Minecraft").dblclick();
    await page.keyboard.type("Ours");
    await page.keyboard.press("Enter");
    await page.locator(".saving[data-state=saving]").waitFor();
    site.change((text) => text.replace("Embark on the ultimate space adventure in Minecraft", "Other words"));
    release();
    await page.getByText("Changed in two places").waitFor();
    await check("conflict");
    expect(found).toEqual({});
  });
});
