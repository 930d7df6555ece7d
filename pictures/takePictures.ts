import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { launch } from "../bench/browse";
import { servePages } from "../bench/servePages";
import { galleryPictures } from "./gallery/gallery";
import type { Picture } from "./picture";
import { lookPictures } from "./looks";
import { statusPictures } from "./status";

/** All pictures that are taken by this program. */
const pictures: readonly Picture[] = [...lookPictures, ...statusPictures, ...galleryPictures];

/** The moment that the browser takes for now, so that a picture changes only where the page does. */
const NOW = Date.UTC(2026, 10, 20, 14, 5);
/** CSS pixels around what a picture shows, where it does not say. */
const MARGIN = 20;
const QUALITY = 0.9;

interface Taking {
  /** The folder of package.json. */
  root: string;
  /** Where it may write what is gone afterwards. */
  folder: string;
  /** Only the pictures with these names; with none, all of them. */
  names: readonly string[];
}

/**
 * Takes pictures of built sites, which ask a local service, and puts them into `docs/images`.
 * @throws Error where there is no picture of a name, or a site cannot be built
 */
export async function takePictures({ root, folder, names }: Taking): Promise<void> {
  const unknown = names.find((name) => !pictures.some((picture) => picture.name === name));
  if (unknown !== undefined)
    throw new Error(
      `There is no picture "${unknown}". There are ${pictures.map(({ name }) => name).join(", ")}.`,
    );
  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  const browser = await launch();
  try {
    for (const picture of wanted) {
      const file = join("docs", "images", `${picture.name}.webp`);
      const bytes = await take(picture, browser, root, join(folder, picture.name));
      writeFileSync(join(root, file), bytes);
      console.log(`${file}: ${Math.round(bytes.length / 1024)} KiB`);
    }
  } finally {
    await browser.close();
  }
}

async function take(picture: Picture, browser: Browser, root: string, folder: string): Promise<Buffer> {
  const service = await startService(picture);
  try {
    const site = await servePages(build(picture, service.url, root, folder));
    try {
      const page = await browser.newPage({
        viewport: picture.screen,
        deviceScaleFactor: picture.scale ?? 1,
        reducedMotion: "reduce",
        locale: "en-US",
        timezoneId: "UTC",
      });
      await page.clock.setFixedTime(NOW);
      await page.goto(`${site.url}/`);
      // The scripts come at once to a visitor whose pointer moves.
      await page.evaluate(() => dispatchEvent(new Event("pointermove")));
      await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true");
      const box = await (await picture.ready(page)).boundingBox();
      await page.mouse.move(0, 0);
      const { margin = MARGIN } = picture;
      const png = await page.screenshot({
        clip: {
          x: Math.max(0, box!.x - margin),
          y: Math.max(0, box!.y - margin),
          width: Math.min(box!.width + 2 * margin, picture.screen.width),
          // What is below the screen is not painted.
          height: Math.min(box!.height + 2 * margin, picture.screen.height),
        },
      });
      return await asWebp(png, await browser.newPage());
    } finally {
      await site.close();
    }
  } finally {
    await service.close();
  }
}

/** Builds a site as its owner does, and tells the folder. */
function build(picture: Picture, service: string, root: string, folder: string): string {
  mkdirSync(join(folder, "public"), { recursive: true });
  for (const [name, source] of Object.entries(picture.files ?? {}))
    copyFileSync(join(root, source), join(folder, "public", name));
  const file = join(folder, "site.config.json");
  const out = join(folder, "dist");
  writeFileSync(file, JSON.stringify(picture.config(service)));
  const args = [join(root, "bin", "spawnpage.mjs"), "build", "--config", file, "--out", out];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The site of a picture cannot be built.\n${stderr}`);
  return out;
}

/** Starts the service that the site of a picture asks. */
async function startService({ answer }: Picture) {
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url ?? "/", "http://localhost").pathname);
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (found === undefined) response.writeHead(404).end();
    else if (typeof found === "string") response.setHeader("Content-Type", "image/svg+xml").end(found);
    else response.setHeader("Content-Type", "application/json").end(JSON.stringify(found));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** Writes a picture as WebP, which is a third as large: browsers can. */
async function asWebp(png: Buffer, page: Page): Promise<Buffer> {
  const written = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext("2d")!.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: png.toString("base64"), quality: QUALITY },
  );
  return Buffer.from(written.slice(written.indexOf(",") + 1), "base64");
}
