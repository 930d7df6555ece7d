import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Compressor } from "./compress";
import { OutputFolder } from "./outputFolder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-packed-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const long = "many words ".repeat(200);

async function site(files: Record<string, string | Uint8Array>): Promise<void> {
  const output = new OutputFolder(join(folder, "dist"), []);
  for (const file of ["404.html", "_headers", "robots.txt"]) output.write(file, "small");
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  await new Compressor(join(folder, "cache")).compress(output);
  output.publish();
}

const built = (path: string) => readFileSync(join(folder, "dist", path));
const cached = () => readdirSync(join(folder, "cache", "packed")).sort();

it("packs text files that are worth it, and nothing else", async () => {
  const noise = Buffer.from(
    Array.from({ length: 3000 }, (_, index) => (index * index * 31 + index * 7) % 251),
  );
  await site({
    "index.html": long,
    "assets/x.js": long,
    "photo.jpg": long,
    "small.txt": "few",
    "n.bin": noise,
  });
  expect(readdirSync(join(folder, "dist")).sort()).toEqual([
    ".spawnpage",
    "404.html",
    "_headers",
    "assets",
    "index.html",
    "index.html.br",
    "index.html.gz",
    "n.bin",
    "photo.jpg",
    "robots.txt",
    "small.txt",
  ]);
  expect(brotliDecompressSync(built("index.html.br")).toString()).toBe(long);
  expect(gunzipSync(built("assets/x.js.gz")).toString()).toBe(long);
});

it("names no system in what it packs, so that the bytes are the same on all", async () => {
  await site({ "index.html": long });
  expect([...built("index.html.gz").subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
});

it("packs the same text once, and takes it from the cache in the next build", async () => {
  await site({ "index.html": long, "copy.html": long });
  const [first = "", second = ""] = cached();
  expect(cached()).toHaveLength(2);
  // Only what comes from the cache can be this.
  writeFileSync(join(folder, "cache", "packed", first), "br from the cache");
  writeFileSync(join(folder, "cache", "packed", second), "gz from the cache");
  await site({ "index.html": long });
  expect(built("index.html.br").toString()).toBe("br from the cache");
  await site({ "index.html": `${long}.` });
  expect(brotliDecompressSync(built("index.html.br")).toString()).toBe(`${long}.`);
});

it("leaves packed files that an owner made", async () => {
  await site({ "index.html": long, "index.html.gz": "mine" });
  expect(built("index.html.gz").toString()).toBe("mine");
});

it("drops from the cache what no build has asked for in a week", async () => {
  await site({ "index.html": long });
  const file = join(folder, "cache", "packed", cached()[0]!);
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000);
  utimesSync(file, daysAgo(8), daysAgo(8));
  mkdirSync(join(folder, "empty"));
  new Compressor(join(folder, "empty")).dropOld(now);
  new Compressor(join(folder, "cache")).dropOld(now);
  expect(cached()).toHaveLength(1);

  utimesSync(join(folder, "cache", "packed", cached()[0]!), daysAgo(6), daysAgo(6));
  await site({ "index.html": long });
  new Compressor(join(folder, "cache")).dropOld(now + 2 * 24 * 60 * 60 * 1000);
  expect(cached()).toHaveLength(2);
});

it("packs without a cache where none can be kept", async () => {
  mkdirSync(join(folder, "cache"));
  writeFileSync(join(folder, "cache", "packed"), "no folder");
  await site({ "index.html": long });
  expect(gunzipSync(built("index.html.gz")).toString()).toBe(long);
  const compressor = new Compressor(join(folder, "cache"));
  expect(() => compressor.dropOld()).not.toThrow();
});

it("packs anew what cannot be read from the cache, and leaves there what cannot be dropped", async () => {
  await site({ "index.html": long });
  for (const name of cached()) {
    rmSync(join(folder, "cache", "packed", name));
    mkdirSync(join(folder, "cache", "packed", name));
    utimesSync(join(folder, "cache", "packed", name), 0, 0);
  }
  await site({ "copy.html": long });
  expect(gunzipSync(built("copy.html.gz")).toString()).toBe(long);
  const compressor = new Compressor(join(folder, "cache"));
  expect(() => compressor.dropOld()).not.toThrow();
});
