import { describe, expect, inject, test } from "vitest";
import { inFull } from "../../turns";
import { ip } from "../spec/demo";
import { eventually } from "../spec/eventually";
import { visit } from "../visit";
import { filesOf } from "./siteFiles";

const { demo } = inject("sites");
const permissions = ["clipboard-read", "clipboard-write"];

describe("A copy", () => {
  test("is confirmed immediately before the scripts have loaded, in the button's accessible name", async () => {
    const [entry] = filesOf("").scripts;
    const page = await visit(demo, {
      permissions,
      comesToLife: false,
      allowedErrors: [/was preloaded/],
      isAlone: true,
      prepare: async (page) => {
        await page.clock.install();
        await page.route(`**${entry}`, () => {});
      },
    });
    const card = page.locator("main button").filter({ hasText: ip });
    const name = await card.getAttribute("aria-label");
    await card.click();
    await page.getByRole("button", { name: /^Copied.*play\.orbistead/ }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ip);
    const button = page.getByRole("button", { name: "Copy Server IP" });
    await button.click();
    await page.getByRole("button", { name: "Copied", exact: true }).waitFor();
    await page.clock.fastForward(2000);
    await button.waitFor();
    await eventually(() => card.getAttribute("aria-label")).toBe(name);
  });

  // In `npm test`, firefox.test.ts and useCopy.test.tsx test this.
  inFull(() => {
    test("is reported as failed if the browser never responds, and the text is selected", async () => {
      const page = await visit(demo, {
        isAlone: true,
        prepare: async (page) => {
          await page.clock.install();
          await page.addInitScript(() => {
            navigator.clipboard.writeText = () => new Promise(() => {});
            document.execCommand = () => false;
          });
        },
      });
      const card = page.getByRole("button", { name: /Server IP: play\.orbistead/ });
      await card.click();
      await page.clock.fastForward(1500);
      await page.getByRole("alert").getByText("Could not copy").waitFor();
      expect(await page.evaluate(() => String(getSelection()))).toBe(ip);
    });
  });
});
