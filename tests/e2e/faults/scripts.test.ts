import type { Page, Request } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { inFull } from "../../turns";
import { ip } from "../spec/demo";
import { eventually } from "../spec/eventually";
import { OTHERS } from "../service";
import { phone, visit } from "../visit";
import { filesOf } from "./siteFiles";

const [entry = ""] = filesOf("").scripts;

const asVisitor = { viewport: phone, comesToLife: false };

describe("On a phone", () => {
  test("the menu works while the scripts load", async () => {
    const page = await visit(inject("sites").demo, {
      ...asVisitor,
      prepare: (page) => page.route(`**${entry}`, () => {}),
    });
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Open menu" }).click();
    await dialog.getByRole("button", { name: "Close menu" }).click();
    await dialog.waitFor({ state: "hidden" });
    await followMenu(page, "FAQ");
  });

  test("a page whose scripts are all blocked, including the inline one, works as without JavaScript", async () => {
    const page = await visit(inject("sites").demo, {
      ...asVisitor,
      allowedErrors: [/Content Security Policy/, /CSP: /],
      // The policy allows the inline script by its hash, which changes.
      prepare: (page) =>
        page.route("**/*", async (route) => {
          if (route.request().resourceType() !== "document") return route.continue();
          const response = await route.fetch();
          const body = (await response.text()).replace("</script>", " </script>");
          return route.fulfill({ response, body });
        }),
    });
    expect(await page.getByText(ip, { exact: true }).filter({ visible: true }).count()).toBeGreaterThan(1);
    await page.locator("header").getByRole("link", { name: "Guidelines" }).click();
    await page.waitForURL("**/guidelines");
    expect(await page.getByRole("tabpanel").filter({ visible: true }).count()).toBe(7);
  });
});

describe("A lazy-loaded script that fails", () => {
  const allowedErrors = [/ERR_FAILED/];

  // In `npm test`, formPages.test.ts tests this.
  inFull(() => {
    test("lets the browser check and send a form", async () => {
      const page = await visit(`${inject("sites").services}accept`, {
        allowedErrors,
        prepare: (page) => page.route("**/assets/sending-*.js", (route) => route.abort()),
      });
      const posted: Request[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") posted.push(request);
      });
      const send = page.getByRole("form").locator("button[type=submit]");
      await page.getByLabel("Captain").fill("Ada Lovelace");
      await send.click();
      await eventually(() => page.evaluate(() => document.activeElement?.matches(":invalid"))).toBe(true);
      expect(posted).toEqual([]);

      await page.getByLabel("Mail").fill(`ada@${OTHERS}`);
      await page.getByLabel("I know the oath").check();
      await send.click();
      await eventually(() => posted.length).toBe(1);
      expect(posted[0]?.isNavigationRequest()).toBe(true);
      expect(posted[0]?.postData()).toContain("Ada+Lovelace");
    });
  });

  test("only removes a tooltip", async () => {
    const page = await visit(inject("sites").demo, {
      allowedErrors,
      prepare: (page) => page.route("**/assets/Tooltip-*", (route) => route.abort()),
    });
    const anchor = page.locator("[data-tooltip]").filter({ visible: true }).first();
    const isOfTooltip = (request: Request) => request.url().includes("/assets/Tooltip-");
    await Promise.all([page.waitForEvent("requestfailed", isOfTooltip), anchor.hover()]);
    await page.getByLabel("Username").click();
    expect(await page.locator("[role=tooltip]").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset["ready"])).toBe("true");
  });
});

/** Opens the menu, which has a link to every page, and follows one. */
async function followMenu(page: Page, label: string): Promise<void> {
  const menu = page.getByRole("dialog");
  await page.getByRole("button", { name: "Open menu" }).click();
  await eventually(() => menu.getByRole("link").filter({ visible: true }).count()).toBeGreaterThan(3);
  await menu.getByRole("link", { name: label, exact: true }).click();
  await page.waitForURL(`**/${label.toLowerCase()}`);
}
