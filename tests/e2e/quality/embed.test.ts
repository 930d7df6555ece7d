import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { visit } from "../visit";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const map = "https://map.fernhollow.example";
const blocks = [
  { type: "embed", href: `${map}/#spawn`, title: "The live map", note: "It draws the terrain." },
  { type: "embed", href: "https://www.twitch.tv/fernhollow", title: "The stream", shape: "tall" },
];

test("an embed sends no request before it is clicked, and then only its origin is allowed", async () => {
  const { url, folder } = await serveOwnSite({
    version: 1,
    site: { name: "Fernhollow", description: "A quiet place" },
    routes: [
      { path: "/", title: "Home", blocks },
      { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] },
    ],
  });
  for (const file of ["index.html", "_headers"]) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(/frame-src [^;]*;/.exec(text)?.[0]).toBe(`frame-src ${map} https://player.twitch.tv;`);
  }

  const asked: string[] = [];
  const page = await visit(url, {
    viewport: { width: 320, height: 700 },
    prepare: (page) =>
      page.route(/^https:/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<h1>Spawn</h1><button>Zoom</button>" });
      }),
  });
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole("button", { name: "Load content: The live map" }).focus();
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await page.frameLocator("iframe").getByRole("heading", { name: "Spawn" }).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("title"))).toBe(
    "The live map",
  );
  expect(await page.getByRole("link", { name: /^Open on map\.fernhollow/ }).getAttribute("href")).toBe(
    `${map}/#spawn`,
  );

  await page.getByRole("button", { name: "Load content: The stream" }).click();
  await page.frameLocator("iframe >> nth=1").getByRole("heading").waitFor();
  expect(asked.toSorted()).toEqual([
    `${map}/`,
    `https://player.twitch.tv/?channel=fernhollow&parent=${new URL(url).hostname}`,
  ]);
  expect(await overflowing(page)).toEqual([]);

  const withoutScripts = await visit(url, { javaScriptEnabled: false });
  expect(await withoutScripts.getByRole("button", { name: /^Load content/ }).count()).toBe(0);
  expect(await withoutScripts.getByRole("link", { name: /^Open on twitch\.tv/ }).isVisible()).toBe(true);
});
