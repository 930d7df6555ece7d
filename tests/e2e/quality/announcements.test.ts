import { expect, test } from "vitest";
import { infoColor } from "../../../src/styling/theme/infoColor";
import { presets } from "../../../src/styling/theme/presets";
import { desktop, phone, visit } from "../visit";
import { serveOwnSite } from "./ownSite";

const words = ["The ferry is late.", "The mill is open.", "Snow on the pass."];

const site = serveOwnSite({
  version: 1,
  site: { name: "Fernhollow", description: "A quiet place" },
  announcements: words.map((text) => ({ text })),
  routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "A quiet place." }] }],
});

test.each([
  ["a phone, which has room for one", { ...phone, width: 390 }, [words[0], words[1], words[2]]],
  ["a desktop, which has room for two", desktop, [words[1], words[2], words[0]]],
])("on %s, closing an announcement shows the next one", async (_, viewport, order) => {
  const page = await visit((await site).url, { viewport });
  const place = page.getByRole("region", { name: "Announcements" });
  const line = (text: string | undefined) => place.getByRole("listitem").filter({ hasText: text! });
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest("li")?.innerText.trim() ?? activeElement?.id;
    });
  await line(order[0]).getByRole("button", { name: "Dismiss" }).focus();
  for (const next of order.slice(1)) {
    await page.keyboard.press("Enter");
    expect(await focused()).toContain(next);
    expect(await line(next).isVisible()).toBe(true);
  }
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("sp-content");
});

test("an info announcement is blue if the theme's main colours look like danger", async () => {
  const { url } = await serveOwnSite({
    version: 1,
    site: { name: "Fernhollow" },
    theme: { preset: "ember" },
    announcements: [{ text: words[0] }, { text: words[1], tone: "danger" }],
    routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "A quiet place." }] }],
  });
  const page = await visit(url, { viewport: desktop });
  const tones = await page
    .getByRole("region", { name: "Announcements" })
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).getPropertyValue("--tone")));
  expect(tones).toEqual([infoColor(presets.ember.colors), presets.ember.colors.danger]);
});
