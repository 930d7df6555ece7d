import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { inFull } from "../../turns";
import { onDesktop, follow } from "../spec/screens";
import { eventually } from "../spec/eventually";
import { OTHERS } from "../service";
import { ready, tabsOf } from "../visit";

const typed = { Username: "VelaQuarry", Email: "vela@example.com", Message: "Is there room for one more?" };
const { demo } = inject("sites");

// In `npm test`, journeys.test.ts (navigation) and tabs.test.ts (reload and other tabs) test this.
inFull(() => {
  test("a form keeps typed text after navigation and a reload, only in its tab", async () => {
    const page = await onDesktop.open();
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
    await follow(page, onDesktop, "FAQ");
    await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
    await page.goBack();
    await eventually(() => valuesOf(page, typed)).toEqual(typed);
    await page.reload();
    await ready(page);
    await eventually(() => valuesOf(page, typed)).toEqual(typed);

    const other = await page.context().newPage();
    await other.goto(demo);
    await ready(other);
    expect(await valuesOf(other, typed)).toEqual({ Username: "", Email: "", Message: "" });
    expect(await tabsOf(page)).toHaveLength(2);
  });
});

test("a form does not keep sent text", async () => {
  const page = await onDesktop.open("accept", { site: "services" });
  await page.getByLabel("Captain").fill("Ada Lovelace");
  await page.getByLabel("Mail").fill(`ada@${OTHERS}`);
  await page.getByLabel("I know the oath").check();
  await page.getByRole("form").locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "It has arrived" }).waitFor();
  await page.reload();
  await ready(page);
  expect(await page.getByLabel("Captain").inputValue()).toBe("");
  expect(await page.getByLabel("I know the oath").isChecked()).toBe(false);
});

async function valuesOf(page: Page, fields: object): Promise<Record<string, string>> {
  const values = Object.keys(fields).map(async (label) => [label, await page.getByLabel(label).inputValue()]);
  return Object.fromEntries(await Promise.all(values)) as Record<string, string>;
}
