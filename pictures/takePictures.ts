import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright";
import { launch } from "../bench/browse";
import { servePages } from "../bench/servePages";
import { editorPictures } from "./editor";
import { galleryPictures } from "./gallery/gallery";
import type { MadeSite, Picture, Sheet, WholeSite } from "./picture";
import { lookPictures } from "./looks";
import { sheet, sitePictures } from "./sites";
import { statusPictures } from "./status";

const pictures: readonly Picture[] = [
  ...lookPictures,
  ...statusPictures,
  ...galleryPictures,
  ...sitePictures,
  ...editorPictures,
];

/** The browser's mocked time, so pictures only change if pages do. */
const NOW = Date.UTC(2026, 10, 20, 14, 5);
/** The default padding in CSS pixels. */
const MARGIN = 20;
const QUALITY = 0.85;

interface Taking {
  /** The folder of package.json. */
  root: string;
  /** A temporary folder. */
  folder: string;
  /** The names of the pictures to take; all if empty. */
  names: readonly string[];
}

/**
 * Takes pictures of built sites, which use a local service, and writes them to `docs/images`.
 * @throws Error if a name is unknown or a site cannot be built
 */
export async function takePictures({ root, folder, names }: Taking): Promise<void> {
  const all = [...pictures, sheet];
  const unknown = names.find((name) => !all.some((picture) => picture.name === name));
  if (unknown !== undefined)
    throw new Error(
      `Unknown picture: "${unknown}". Available pictures: ${all.map(({ name }) => name).join(", ")}.`,
    );
  const isWanted = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
  const browser = await launch();
  const failed: Error[] = [];
  const write = (name: string, bytes: Buffer) => {
    const file = join("docs", "images", `${name}.webp`);
    writeFileSync(join(root, file), bytes);
    console.log(`${file}: ${Math.round(bytes.length / 1024)} KiB`);
  };
  try {
    for (const picture of pictures.filter(isWanted)) {
      try {
        write(picture.name, await take(picture, browser, root, join(folder, picture.name)));
      } catch (error) {
        failed.push(new Error(`Could not take the picture "${picture.name}".`, { cause: error }));
      }
    }
    // Last, because it combines the others.
    if (isWanted(sheet)) write(sheet.name, await layOut(sheet, browser, root));
  } finally {
    await browser.close();
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} pictures could not be taken and are unchanged.`);
}

async function take(picture: Picture, browser: Browser, root: string, folder: string): Promise<Buffer> {
  const service = await startService(picture);
  try {
    const site =
      "folder" in picture && picture.isEditor
        ? await serveEditor(picture, root, folder)
        : await servePages(build(picture, service.url, root, folder));
    try {
      return await photograph(picture, browser, site.url);
    } finally {
      await site.close();
    }
  } finally {
    await service.close();
  }
}

/** Opens a page in a browser, and returns the area to capture. */
async function photograph(picture: Picture, browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: picture.screen,
    deviceScaleFactor: picture.scale ?? 1,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
  });
  try {
    await page.clock.setFixedTime(NOW);
    await page.goto(url + (picture.path ?? "/"));
    if (!("folder" in picture && picture.isEditor)) await page.evaluate(loadScripts);
    const box = await (await picture.ready(page)).boundingBox();
    await page.mouse.move(0, 0);
    const { margin = MARGIN } = picture;
    const png = await page.screenshot({
      clip: {
        x: Math.max(0, box!.x - margin),
        y: Math.max(0, box!.y - margin),
        width: Math.min(box!.width + 2 * margin, picture.screen.width),
        // Content below the screen is not painted.
        height: Math.min(box!.height + 2 * margin, picture.screen.height),
      },
    });
    return await asWebp(png, browser);
  } finally {
    await page.close();
  }
}

/** Moving the pointer loads the scripts of a page immediately. */
async function loadScripts(): Promise<void> {
  dispatchEvent(new Event("pointermove"));
  while (document.documentElement.dataset["ready"] !== "true") await new Promise(requestAnimationFrame);
}

/** Starts the live preview of a copy of a site. */
async function serveEditor(picture: WholeSite, root: string, folder: string) {
  cpSync(join(root, picture.folder), folder, { recursive: true });
  const file = join(folder, "site.config.json");
  const live = spawn(process.execPath, ["bin/spawnpage.mjs", "start", "--config", file, "--port", "0"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((found, failed) => {
    let printed = "";
    live.stdout.on("data", (bytes: Buffer) => {
      printed += bytes.toString();
      const [address] = /http:\/\/[^\s/]+/.exec(printed) ?? [];
      if (address !== undefined) found(address);
    });
    live.on("exit", () => failed(new Error("The live preview did not start.")));
  });
  return {
    url,
    close: () =>
      new Promise<void>((closed) => {
        live.on("exit", () => closed());
        live.kill();
      }),
  };
}

/** Builds a site like its owner, and returns the folder. */
function build(picture: Picture, service: string, root: string, folder: string): string {
  const file = "folder" in picture ? configOf(picture, root) : writeSite(picture, service, root, folder);
  const out = join(folder, "dist");
  const args = [join(root, "bin", "spawnpage.mjs"), "build", "--config", file, "--out", out];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`Could not build the site for a picture.\n${stderr}`);
  return out;
}

function configOf({ folder }: WholeSite, root: string): string {
  return join(root, folder, "site.config.json");
}

/** Writes a site's config and files, and returns the config's path. */
function writeSite({ files = {}, config }: MadeSite, service: string, root: string, folder: string): string {
  mkdirSync(join(folder, "public"), { recursive: true });
  for (const [name, source] of Object.entries(files))
    copyFileSync(join(root, source), join(folder, "public", name));
  const file = join(folder, "site.config.json");
  writeFileSync(file, JSON.stringify(config(service)));
  return file;
}

/** Combines pictures into one image without gaps. */
async function layOut({ of, columns, width }: Sheet, browser: Browser, root: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: width } });
  const images = of.map((name) => {
    const bytes = readFileSync(join(root, "docs", "images", `${name}.webp`));
    return `<img src="data:image/webp;base64,${bytes.toString("base64")}" style="width:100%;display:block">`;
  });
  await page.setContent(
    `<body style="margin:0"><div style="display:grid;grid-template-columns:repeat(${columns},1fr)">${images.join("")}</div>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return asWebp(await page.locator("div").screenshot(), browser);
}

/** Starts the local service for a picture's site. */
async function startService(picture: Picture) {
  const answer = "answer" in picture ? picture.answer : () => undefined;
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

/** Writes a picture as WebP with the browser's encoder, a third of the size. */
async function asWebp(png: Buffer, browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
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
  await page.close();
  return Buffer.from(written.slice(written.indexOf(",") + 1), "base64");
}
