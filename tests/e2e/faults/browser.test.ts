import { expect, inject, test } from "vitest";
import { follow, onDesktop } from "../spec/screens";
import { visit } from "../visit";

const { demo } = inject("sites");

test("shows the next page if storage or history entries are blocked", async () => {
  const page = await visit(demo, {
    prepare: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("Denied.", "SecurityError");
        };
        Object.defineProperty(window, "sessionStorage", { get: refuse });
        Object.defineProperty(window, "localStorage", { get: refuse });
        history.pushState = refuse;
        history.replaceState = refuse;
      }),
  });
  await page.getByLabel("Username").fill("VelaQuarry");
  await follow(page, onDesktop, "FAQ");
  await page.waitForURL("**/faq");
  expect(await page.evaluate(() => document.documentElement.dataset["ready"])).toBeDefined();
  await page.getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
});
