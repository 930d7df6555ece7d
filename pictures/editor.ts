import type { Page } from "playwright";
import type { Picture } from "./picture";

const start = {
  folder: "examples/wrenfield",
  isEditor: true,
  path: "/@spawnpage/editor/",
  screen: { width: 1440, height: 840 },
  margin: 0,
} as const;

/** The editor with the site of an example. */
export const editorPictures: readonly Picture[] = [
  {
    ...start,
    name: "editor",
    async ready(page) {
      await shownPage(page);
      await page.frameLocator("iframe").first().locator("h1").first().click();
      await page.locator(".pane.form textarea, .pane.form input").first().waitFor();
      return page.locator("html");
    },
  },
  {
    ...start,
    folder: "starters/friends",
    name: "editor-theme",
    async ready(page) {
      await shownPage(page);
      await page.getByRole("button", { name: "Theme" }).click();
      await page.locator(".presets iframe").last().waitFor();
      // The small pages are drawn one after another.
      await page.waitForTimeout(4000);
      return page.locator("html");
    },
  },
  {
    ...start,
    name: "editor-phone",
    screen: { width: 390, height: 760 },
    async ready(page) {
      await shownPage(page);
      await page.frameLocator("iframe").first().locator("h1").first().click();
      await page.getByText("Form", { exact: true }).first().click();
      await page.locator(".pane.form textarea").first().waitFor();
      return page.locator("html");
    },
  },
];

async function shownPage(page: Page): Promise<void> {
  await page.frameLocator("iframe").first().locator("#sp-content").waitFor();
}
