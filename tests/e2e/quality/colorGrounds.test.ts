import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { presets } from "../../../src/styling/theme/presets";
import { root } from "../../sites/configs";
import { inTurn } from "../../turns";
import { visit } from "../visit";
import { axe } from "./axe";
import { looseWords, oddDistances } from "./gridMeasures";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const folder = join(root, "tests/sites/acceptance");
const config = JSON.parse(readFileSync(join(folder, "cairn.json"), "utf8")) as { theme: object };
const { url } = await serveOwnSite(
  { ...config, theme: { ...config.theme, header: "bar" } },
  join(folder, "public"),
);
const widths = inTurn([390, 1280, 1920]);

test.each(["light", "dark"] as const)(
  "everything on a coloured ground is readable in %s mode",
  async (colorScheme) => {
    for (const path of ["", "people"]) {
      const page = await visit(url + path, { colorScheme });
      expect(await axe(page), path).toEqual([]);
    }
  },
);

test("grounds are as wide as the screen, with the usual columns and distances", async () => {
  for (const width of widths()) {
    for (const path of ["", "people"]) {
      const page = await visit(url + path, { javaScriptEnabled: false, viewport: { width, height: 900 } });
      const measured = { page, density: presets.raven.density };
      expect(await looseWords(measured), `${path} at ${width}`).toEqual([]);
      expect(await oddDistances(measured), `${path} at ${width}`).toEqual([]);
      expect(await overflowing(page), `${path} at ${width}`).toEqual([]);
      const ground = page.locator(path === "" ? ".sp-on-primary" : ".sp-on-accent").first();
      expect((await ground.boundingBox())!).toMatchObject({ x: 0, width });
    }
  }
});

test("neighbours with the same colour are one ground", async () => {
  const page = await visit(url, { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  const [first, second] = await page
    .locator(".sp-on-primary")
    .evaluateAll((grounds) => grounds.map((ground) => ground.getBoundingClientRect()));
  expect(first!.bottom).toBeCloseTo(second!.top, 0);
});

test("forced colours and paper have no coloured grounds", async () => {
  const page = await visit(url, { javaScriptEnabled: false });
  const colors = () =>
    page
      .locator(".sp-on-primary")
      .first()
      .evaluate((ground) => {
        const { backgroundColor, color } = getComputedStyle(ground);
        return { backgroundColor, color };
      });
  await page.emulateMedia({ media: "print" });
  expect(await colors()).toEqual({ backgroundColor: "rgba(0, 0, 0, 0)", color: "rgb(0, 0, 0)" });
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  expect((await colors()).backgroundColor).toBe("rgb(255, 255, 255)");
});
