import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { benchSite } from "../../../bench/benchSite";
import { phone, visit } from "../visit";
import { serveOwnSite } from "./ownSite";

/** The paths of everything that a first visit to a page loads without a click, with prefetched pages. */
async function loadedBy(url: string): Promise<string[]> {
  const loaded: string[] = [];
  const page = await visit(url, {
    viewport: phone,
    fetchesAhead: true,
    prepare: (opened) =>
      opened.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === new URL(url).origin) loaded.push(pathname);
      }),
  });
  // The links on the screen are prefetched when the browser is idle.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState("networkidle");
  return loaded;
}

test("the benchmark's home page loads at most 9 files and 126.1 KiB", async () => {
  const { url, folder } = await serveOwnSite(benchSite(5));
  const loaded = await loadedBy(url);
  expect(loaded.length, loaded.join("\n")).toBeLessThanOrEqual(9);
  const sizes = loaded.map((path) => {
    const content = readFileSync(join(folder, path.endsWith("/") ? `${path}index.html` : path));
    return path.endsWith(".woff2") ? content.length : brotliCompressSync(content).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(126.1 * 1024);
});

test.each(["", "guidelines", "faq", "staff"])("the demo's page /%s loads at most 15 files", async (path) => {
  const loaded = await loadedBy(inject("sites").demo + path);
  expect(loaded.length, loaded.join("\n")).toBeLessThanOrEqual(15);
});
