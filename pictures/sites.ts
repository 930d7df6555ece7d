import type { Page } from "playwright";
import type { Picture, Sheet } from "./picture";

/** The home pages of complete sites, or their most typical page. */
const sites = [
  { name: "example-demo", folder: "." },
  { name: "example-wrenfield", folder: "examples/wrenfield" },
  { name: "example-pinwheel", folder: "examples/pinwheel" },
  { name: "example-slowfreight", folder: "examples/slowfreight", path: "/handbook/signals" },
  { name: "example-harbour", folder: "examples/harbour" },
  { name: "starter-friends", folder: "starters/friends" },
];

/** The first screens of the sites of this repository. */
export const sitePictures: readonly Picture[] = sites.map((site) => ({
  ...site,
  screen: { width: 1280, height: 800 },
  margin: 0,
  async ready(page: Page) {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.loading === "lazy"),
    );
    return page.locator("html");
  },
}));

/** The README's picture, which combines all of them. */
export const sheet: Sheet = { name: "sites", of: sites.map(({ name }) => name), columns: 3, width: 1560 };
