import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { ip } from "../spec/demo";
import { eventually } from "../spec/eventually";
import { onDesktop } from "../spec/screens";
import { ready } from "../visit";

const { demo } = inject("sites");

test("two tabs are independent: each has its own drafts, copies and toasts", async () => {
  const first = await onDesktop.open("", { permissions: ["clipboard-read", "clipboard-write"] });
  await first.getByLabel("Username").fill("VelaQuarry");

  // A tab opened from another starts with a copy of its session storage.
  await eventually(() => first.evaluate(() => Object.values(sessionStorage).join(" "))).toContain(
    "VelaQuarry",
  );
  const [second] = await Promise.all([
    first.waitForEvent("popup"),
    first.evaluate((url) => void open(url), demo),
  ]);
  await ready(second);
  await eventually(() => second.getByLabel("Username").inputValue()).toBe("VelaQuarry");
  await second.getByLabel("Username").fill("CometCat");
  for (const [tab, name] of [
    [first, "VelaQuarry"],
    [second, "CometCat"],
  ] as const) {
    await tab.reload();
    await ready(tab);
    await eventually(() => tab.getByLabel("Username").inputValue()).toBe(name);
  }

  // Both tabs receive storage events.
  const other = await first.context().newPage();
  await other.goto(`${demo}robots.txt`);
  await other.evaluate(() => {
    for (const key of ["sp-draft 0 ", "sp-scroll", "sp-reloaded", "theirs"]) localStorage.setItem(key, "{");
    localStorage.clear();
  });
  await other.close();

  for (const [tab, other] of [
    [second, first],
    [first, second],
  ] as const) {
    await tab.bringToFront();
    await expectCopy(tab);
    expect(await other.getByRole("button", { name: "Dismiss" }).count()).toBe(0);
    if (tab === first) await expectTooltip(tab);
    await tab.keyboard.press("Escape");
    await tab.getByRole("button", { name: "Dismiss" }).waitFor({ state: "detached" });
  }
  expect(await first.getByLabel("Username").inputValue()).toBe("VelaQuarry");
  expect(await second.getByLabel("Username").inputValue()).toBe("CometCat");
});

/** Clears the clipboard, copies the server's address, and expects a toast in this tab. */
async function expectCopy(tab: Page): Promise<void> {
  await tab.evaluate(() => navigator.clipboard.writeText("something else"));
  await tab.getByRole("button", { name: "Copy Server IP" }).click();
  await tab.getByRole("status", { name: "Notifications" }).getByText("IP Copied!").waitFor();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(ip);
}

async function expectTooltip(tab: Page): Promise<void> {
  const anchor = tab.locator("[data-tooltip]").filter({ visible: true }).first();
  const words = (await anchor.getAttribute("data-tooltip")) || (await anchor.getAttribute("aria-label"));
  // Scrolling hides a tooltip, and the scroll event arrives a frame later.
  await anchor.scrollIntoViewIfNeeded();
  await tab.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await anchor.hover();
  await tab.locator("[role=tooltip]").getByText(words!, { exact: true }).waitFor();
  await tab.mouse.move(0, 0);
  await tab.locator("[role=tooltip]").waitFor({ state: "detached" });
}
