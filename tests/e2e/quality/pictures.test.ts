import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { drawnScene } from "../../../src/node/pictures/drawnScene.fixture";
import { HeldBack } from "../heldBack";
import { desktop, visit } from "../visit";
import { serveOwnSite } from "./ownSite";

const shots = Array.from({ length: 40 }, (_, index) => `shot ${index}.png`);

test("a page with 40 screenshots of 4 MB sends at most 300 KB to a phone before scrolling, with placeholder colours, the original layout and a lightbox", async () => {
  const screenshot = await drawnScene(1920, 1080).png({ compressionLevel: 1 }).toBuffer();
  expect(screenshot.length).toBeGreaterThan(4_000_000);
  const items = shots.map((name) => ({ src: `/${name.replace(" ", "%20")}`, alt: `A view of ${name}` }));
  const tower = { text: "The tower by day.", image: items[0] };
  // A prefetched page loads its first picture, so this page starts with text.
  const about = { type: "text", text: "What stands on the hill." };
  const { url, folder } = await serveOwnSite(
    {
      version: 1,
      site: { name: "Mossy", description: "Screenshots" },
      routes: [
        { path: "/", title: "Screenshots", blocks: [{ type: "gallery", items }] },
        {
          path: "/tower",
          title: "The tower",
          blocks: [about, { type: "media", side: "end", items: [tower] }],
        },
      ],
    },
    Object.fromEntries(shots.map((name) => [name, screenshot])),
  );

  const loaded: string[] = [];
  const arriving = new HeldBack("**/assets/pictures/*");
  const page = await visit(url, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    waitUntil: "commit",
    prepare: async (page) => {
      page.on("requestfinished", (request) => loaded.push(new URL(request.url()).pathname));
      await arriving.prepare(page);
    },
  });
  // The page has hydrated and has its stylesheet.
  const first = page.locator("main img").first();
  const [tone, isThere, ground] = await first.evaluate((image: HTMLImageElement) => [
    image.dataset["tone"],
    image.complete,
    getComputedStyle(image).backgroundColor,
  ]);
  expect([tone, isThere, ground]).toEqual(["9a8", false, "rgb(153, 170, 136)"]);
  await arriving.release();
  await page.waitForLoadState("networkidle");
  const pictures = loaded.filter((path) => path.startsWith("/assets/pictures/"));
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  expect(new Set(pictures.map((path) => /-\d+\.\w+$/.exec(path)?.[0]))).toEqual(new Set(["-400.avif"]));
  expect(sum(loaded.map((path) => sentBytes(folder, path)))).toBeLessThan(300_000);

  await page.setViewportSize(desktop);
  await page.getByRole("link", { name: "Enlarge: A view of shot 0.png" }).click();
  const large = page.locator("dialog:modal").getByRole("img", { name: "A view of shot 0.png" });
  await expect.poll(async () => (await large.boundingBox())?.width ?? 0).toBeGreaterThan(1000);

  await page.goto(`${url}tower`);
  const middle = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const words = await middle(page.getByText("The tower by day."));
  const beside = await middle(page.locator("main > section:last-of-type img"));
  expect(beside.x).toBeGreaterThan(words.x);
  expect(Math.abs(beside.y - words.y)).toBeLessThan(2);
});

/** The transferred size of a file in bytes, compressed unless its format already is. */
function sentBytes(folder: string, path: string): number {
  const file = path.endsWith("/") ? `${path}index.html` : path;
  const bytes = readFileSync(join(folder, file));
  return /\.(?:avif|webp|png|woff2)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
