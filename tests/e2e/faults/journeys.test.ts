import { expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { follow, onDesktop } from "../spec/screens";
import { saveData } from "../visit";

test("only a slow page shows a loading state", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await onDesktop.open("", {
    prepare: (page) =>
      page.route("**/faq/page.json", async (route) => {
        await released;
        await route.continue();
      }),
  });
  const bar = page.locator("[data-journey]");
  await follow(page, onDesktop, "FAQ");
  await bar.waitFor();
  await eventually(async () => {
    const { width, height } = (await bar.boundingBox())!;
    return Math.min(width, height);
  }).toBeGreaterThan(1);
  release();
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  await bar.waitFor({ state: "detached" });

  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[data-journey]")) document.documentElement.dataset["seen"] = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await follow(page, onDesktop, "Home");
  await page.getByLabel("Username").waitFor();
  expect(await page.locator("html[data-seen]").count()).toBe(0);
});

test("without a connection, the page stays with typed text and offers to try again", async () => {
  const page = await onDesktop.open("", {
    allowedErrors: [/ERR_INTERNET_DISCONNECTED/],
    prepare: saveData,
  });
  const address = page.url();
  await page.getByLabel("Username").fill("VelaQuarry");
  // The module that saves drafts has loaded by now.
  await eventually(() => page.evaluate(() => Object.values(sessionStorage).join(" "))).toContain(
    "VelaQuarry",
  );
  await page.context().setOffline(true);
  try {
    await follow(page, onDesktop, "FAQ");
    await page.getByRole("alert").getByText("Page could not be loaded").waitFor();
    expect(page.url()).toBe(address);
    expect(await page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
  } finally {
    await page.context().setOffline(false);
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
  await page.goBack();
  await eventually(() => page.getByLabel("Username").inputValue()).toBe("VelaQuarry");
});
