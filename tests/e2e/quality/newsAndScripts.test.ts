import { beforeAll, expect, test } from "vitest";
import { visit } from "../visit";
import { overflowing } from "./measures";
import { type OwnSite, serveOwnSite } from "./ownSite";

const posts = [
  { slug: "ernte", title: "Harvest", date: "2024-02-01", tags: ["event"], text: "Bring a hoe." },
  { slug: "größe", title: "A larger world", date: "2024-01-01", text: "It is twice as large." },
];

let site: OwnSite;
beforeAll(async () => {
  site = await serveOwnSite({
    version: 1,
    site: { name: "Fernhollow", description: "A village." },
    routes: [
      { path: "/", title: "Home", blocks: [{ type: "posts", heading: "Of late", limit: 1 }] },
      {
        path: "/คำถาม",
        title: "Questions",
        blocks: [{ type: "rules", heading: "ถาม", items: [{ name: "玩法" }, { name: "Größe" }] }],
      },
    ],
    redirects: { "/alt": "/คำถาม" },
    news: { path: "/news", perPage: 1, posts },
  });
});

test("posts and non-Latin addresses can be opened by links, history, reload and redirect", async () => {
  const page = await visit(site.url);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  const path = () => decodeURIComponent(new URL(page.url()).pathname);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = () => page.evaluate(() => "isSame" in window);

  await page.getByRole("link", { name: "Harvest" }).click();
  await heading("Harvest");
  await page.getByRole("link", { name: /^Older/ }).click();
  await heading("A larger world");
  expect([path(), await isSame()]).toEqual(["/news/größe", true]);
  // On a small screen, the header's link is in the menu.
  const marked = page.locator('a[aria-current="page"]').first();
  expect(await marked.getAttribute("href")).toBe("/news");
  await page.goBack();
  await heading("Harvest");
  await page.goForward();
  await heading("A larger world");
  expect(await isSame()).toBe(true);

  await page.getByRole("link", { name: "Questions" }).first().click();
  await heading("Questions");
  expect([path(), await isSame()]).toEqual(["/คำถาม", true]);
  await page.reload();
  await heading("Questions");
  await page.goto(`${site.url}${encodeURIComponent("คำถาม")}/#${encodeURIComponent("玩法")}`);
  expect(await page.locator(":target").getAttribute("id")).toBe("玩法");

  await page.goto(`${site.url}alt/`);
  await page.waitForURL((url) => decodeURIComponent(url.pathname).startsWith("/คำถาม"));
  await heading("Questions");

  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["news/", "news/page/2/", "news/tag/event/", "news/ernte/"]) {
    await page.goto(site.url + address);
    expect(await overflowing(page), address).toEqual([]);
  }
});
