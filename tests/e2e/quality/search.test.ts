import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { visit } from "../visit";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const hostile = "</script><img src=x onerror=ran()>";

test("search is loaded on first use, and links to the found anchor", async () => {
  const { url, folder } = await serveOwnSite({
    version: 1,
    site: { name: "Fernhollow", description: "A quiet place" },
    search: true,
    routes: [
      { path: "/", title: "Home", blocks: [{ type: "text", text: "Über die Brücke." }] },
      {
        path: "/rules",
        title: "Rules",
        blocks: [
          { type: "callout", heading: hostile },
          { type: "rules", items: [{ id: "night", name: "Gates", description: "Close them at night." }] },
        ],
      },
      { path: "/secret", title: "Secret", listed: false, blocks: [{ type: "text", text: "At night." }] },
    ],
  });
  expect(readFileSync(join(folder, "search.json"), "utf8")).not.toContain("secret");

  const asked: string[] = [];
  const page = await visit(url, {
    viewport: { width: 320, height: 700 },
    prepare: (page) => page.on("request", (request) => asked.push(request.url())),
  });
  const searched = () => asked.filter((address) => /SearchDialog|search\.json/.test(address));
  expect(await overflowing(page)).toEqual([]);
  expect(searched()).toEqual([]);
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.waitFor();
  await eventually(() => searched().length).toBe(3);
  await eventually(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.type("BRUCKE");
  const results = page.getByRole("dialog").getByRole("link");
  await eventually(() => results.allInnerTexts()).toEqual(["Home\nÜber die Brücke."]);
  await eventually(() => page.locator("mark").innerText()).toBe("Brücke");
  await field.fill("script");
  await eventually(() => results.allInnerTexts()).toEqual([expect.stringContaining(hostile)]);
  expect(await overflowing(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await eventually(() => page.locator("dialog:modal").count()).toBe(0);

  await page.getByRole("button", { name: "Search" }).click();
  await field.fill("rules nigh");
  await eventually(() => results.count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/rules#night");
  await eventually(() => page.locator("dialog:modal").count()).toBe(0);
  await page.locator("#night").waitFor();
  expect(searched()).toHaveLength(3);

  const withoutScripts = await visit(url, { javaScriptEnabled: false });
  expect(await withoutScripts.getByRole("button", { name: "Search" }).count()).toBe(0);
});
