import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TemporaryFolder } from "../buildCache";
import { listFiles } from "../input/listFiles";
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
  const cache = { folder: join(folder, "cache"), temporary: new TemporaryFolder(join(folder, "temporary")) };
  await new Compressor(cache).compress(output);
  output.publish();
}

const built = (path: string) => readFileSync(join(folder, "dist", path));
const cached = () =>
  listFiles(join(folder, "cache", "compressed")).map((path) => join(folder, "cache/compressed", path));

it("compresses only text files that become smaller", async () => {
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

it("writes the same bytes on every operating system", async () => {
  await site({ "index.html": long });
  expect([...built("index.html.gz").subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
});

it("compresses a text once and reuses the cached files", async () => {
  await site({ "index.html": long, "copy.html": long });
  const first = new Map(cached().map((file) => [file, statSync(file).ino]));
  expect(first.size).toBe(2);
  await site({ "index.html": long });
  expect(new Map(cached().map((file) => [file, statSync(file).ino]))).toEqual(first);
  await site({ "index.html": `${long}.` });
  expect(brotliDecompressSync(built("index.html.br")).toString()).toBe(`${long}.`);
  expect(cached()).toHaveLength(4);
});

it("compresses a text again if its cached files are damaged", async () => {
  await site({ "index.html": long });
  for (const file of cached()) writeFileSync(file, "damaged");
  await site({ "copy.html": long });
  expect(brotliDecompressSync(built("copy.html.br")).toString()).toBe(long);
});

it("keeps compressed files of the owner", async () => {
  await site({ "index.html": long, "index.html.gz": "mine" });
  expect(built("index.html.gz").toString()).toBe("mine");
});

it("compresses without a usable cache", async () => {
  mkdirSync(join(folder, "cache"));
  writeFileSync(join(folder, "cache", "compressed"), "no folder");
  writeFileSync(join(folder, "temporary"), "no folder");
  await site({ "index.html": long });
  expect(gunzipSync(built("index.html.gz")).toString()).toBe(long);
});

it("compresses a text again if its cached files are folders", async () => {
  await site({ "index.html": long });
  for (const file of cached()) {
    rmSync(file);
    mkdirSync(file);
  }
  await site({ "copy.html": long });
  expect(gunzipSync(built("copy.html.gz")).toString()).toBe(long);
});
