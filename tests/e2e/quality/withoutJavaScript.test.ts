import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { isWhole } from "../../property/share";
import { inTurn } from "../../turns";
import { OTHERS, type Received } from "../service";
import { desktop, look, phone, visit } from "../visit";
import { pagesOf, readConfig, visitedPages } from "./pages";
import { unreadable } from "./unreadable";

// The browser still reports the document's status. The site's report needs a script.
const asVisitor = { javaScriptEnabled: false };

const nextSizes = inTurn([
  ["a phone", phone],
  ["a desktop", desktop],
] as const);

// everyLook.test.ts covers the blocks on other pages.
const shown = isWhole
  ? visitedPages
  : visitedPages.filter(({ path }) => ["/", "/guidelines", "/crew"].includes(path));

describe.each(shown)("$site $path without JavaScript", ({ url, site, allowedErrors }) => {
  test.each(nextSizes())("shows everything and covers nothing on %s", async (_, viewport) => {
    const page = await look(url, allowedErrors.length > 0 ? { ...asVisitor, allowedErrors } : asVisitor);
    await page.setViewportSize(viewport);
    expect(await unreadable(page)).toEqual([]);
    for (const { label } of readConfig(site).navigation) {
      const link = page.locator("header").getByRole("link", { name: label, exact: false }).first();
      expect(await link.isVisible(), label).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

describe("the demo without JavaScript", () => {
  const page = (path: string) => look(pagesOf("demo").find((entry) => entry.path === path)!.url, asVisitor);

  test("shows the panels of all seven tabs and their 35 rules", async () => {
    const guidelines = await page("/guidelines");
    const panels = guidelines.getByRole("tabpanel");
    expect(await panels.count()).toBe(7);
    expect(await visibleCount(panels)).toBe(7);
    expect(await visibleCount(guidelines.locator("[role=tabpanel] ol > li"))).toBe(35);
    await guidelines.getByRole("tab").nth(3).click();
    expect(new URL(guidelines.url()).hash).toBe("#clients-and-mods");
  });

  test("shows all twelve answers", async () => {
    const faq = await page("/faq");
    const { categories } = readConfig("demo").routes.find(({ path }) => path === "/faq")!.blocks[0] as {
      categories: { id: string; questions: { question: string }[] }[];
    };
    const answers = faq.locator(categories.map(({ id }) => `#${id} li[id] p`).join());
    expect(await visibleCount(answers)).toBe(categories.flatMap(({ questions }) => questions).length);
    expect(await visibleCount(answers)).toBe(12);
  });

  test("shows the address wherever it can be copied", async () => {
    const home = await page("/");
    const address = String(readConfig("demo").constants["ip"]);
    expect(await visibleCount(home.getByText(address, { exact: true }))).toBeGreaterThanOrEqual(2);
    expect(await home.getByRole("button", { name: "Copy Server IP" }).isVisible()).toBe(false);
  });

  test("lets the browser check the contact form and open the email app", async () => {
    const home = await page("/");
    const form = home.locator("form");
    expect(await form.getAttribute("action")).toMatch(
      /^mailto:crew@orbistead\.example\?subject=Message%20from/,
    );
    expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
    await form.getByLabel("Username").fill("VelaQuarry");
    await form.getByLabel("Email").fill("not an address");
    await form.getByRole("button", { name: "Send Message" }).click();
    expect(await form.locator(":invalid").count()).toBe(2);
    expect(await form.getByLabel("Email").evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

test("sends a form to its service by the browser", async () => {
  const service = inject("serviceUrl");
  const address = `withoutjs@${OTHERS}`;
  const page = await visit(`${inject("sites").services}classic`, asVisitor);
  await page.getByLabel("Captain").fill("Jón & Söhne");
  await page.getByLabel("Mail").fill(address);
  await page.getByLabel("Berth").selectOption("south");
  await page.getByLabel("I know the oath").check();
  await page.getByRole("button", { name: "Send it" }).click();
  await page.waitForURL(`${service}/forms/accept`);

  const received = (await (await fetch(`${service}/received`)).json()) as Received[];
  const mine = received
    .map(({ body }) => new URLSearchParams(body))
    .find((body) => body.get("email") === address);
  expect(Object.fromEntries(mine ?? [])).toMatchObject({
    captain: "Jón & Söhne",
    berth: "south",
    oath: "on",
  });
});

async function visibleCount(locator: ReturnType<Page["locator"]>): Promise<number> {
  const shown = await Promise.all((await locator.all()).map((element) => element.isVisible()));
  return shown.filter(Boolean).length;
}
