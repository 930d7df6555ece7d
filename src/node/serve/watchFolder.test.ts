import * as fs from "node:fs";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolder } from "./watchFolder";

// The files of a worker share modules. Without this, the tested file would not be mocked.
vi.hoisted(() => vi.resetModules());
vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  const watch = vi.fn(real.watch);
  return { ...real, watch, default: { ...real, watch } };
});

afterAll(() => void vi.resetModules());

let site: string;
let folder: string;
let changes: number;
let stop: () => void;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "spawnpage-watch-"));
  folder = join(site, "public");
  changes = 0;
  vi.mocked(fs.watch).mockClear();
});
afterEach(() => {
  stop();
  rmSync(site, { recursive: true, force: true });
});

function start(isDeep?: boolean): void {
  ({ stop } = watchFolder(folder, () => changes++, isDeep));
}

/** Whether a change is reported soon. */
async function nextChange(): Promise<boolean> {
  const before = changes;
  await vi.waitUntil(() => changes > before, 5000);
  return true;
}

test("watches folders, however many files are in them", () => {
  for (const name of ["art", "art/mills", ".git"]) mkdirSync(join(folder, name), { recursive: true });
  for (let index = 0; index < 500; index++) writeFileSync(join(folder, `art/${index}.png`), "x");
  symlinkSync(folder, join(folder, "art/round"));
  start(false);
  const watched = vi.mocked(fs.watch).mock.calls.map(([path]) => path);
  expect(watched).toEqual([site, folder, join(folder, "art"), join(folder, "art/mills")]);
});

test.runIf(process.platform === "linux")(
  "reports files that come, change and go, also in new folders",
  async () => {
    mkdirSync(join(folder, "art"), { recursive: true });
    start();
    writeFileSync(join(folder, "art/mill.png"), "x");
    await expect(nextChange()).resolves.toBe(true);
    writeFileSync(join(folder, "art/mill.png"), "y");
    await expect(nextChange()).resolves.toBe(true);
    mkdirSync(join(folder, "new"));
    await expect(nextChange()).resolves.toBe(true);
    writeFileSync(join(folder, "new/house.png"), "x");
    await expect(nextChange()).resolves.toBe(true);
    rmSync(join(folder, "new/house.png"));
    await expect(nextChange()).resolves.toBe(true);
  },
);

test.runIf(process.platform === "linux")("watches only new and replaced folders again", async () => {
  mkdirSync(join(folder, "art/mills"), { recursive: true });
  mkdirSync(join(folder, "maps"));
  start();
  const watchedAfter = async (change: () => void) => {
    vi.mocked(fs.watch).mockClear();
    change();
    await nextChange();
    return vi.mocked(fs.watch).mock.calls.map(([path]) => path);
  };
  const [art, maps, mills] = ["art", "maps", "art/mills"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  expect(await watchedAfter(() => writeFileSync(join(mills, "mill.png"), "x"))).toEqual([]);
  expect(await watchedAfter(() => rmSync(join(mills, "mill.png")))).toEqual([]);
  expect(await watchedAfter(() => mkdirSync(join(maps, "old")))).toEqual([join(maps, "old")]);
  const replace = () => {
    renameSync(art, join(site, "former"));
    mkdirSync(mills, { recursive: true });
  };
  expect(await watchedAfter(replace)).toEqual([art, mills]);
  expect(await watchedAfter(() => writeFileSync(join(mills, "mill.png"), "y"))).toEqual([]);
  // The system may reuse the inode of the removed folder.
  const createAgain = () => {
    rmSync(maps, { recursive: true });
    mkdirSync(maps);
  };
  expect(await watchedAfter(createAgain)).toEqual([maps]);
  expect(await watchedAfter(() => writeFileSync(join(maps, "map.png"), "x"))).toEqual([]);
  const before = changes;
  writeFileSync(join(site, "former/mill.png"), "x");
  await new Promise((passed) => setTimeout(passed, 100));
  expect(changes).toBe(before);
});

test("reports a folder that is created, removed and created again", async () => {
  start();
  mkdirSync(folder);
  await expect(nextChange()).resolves.toBe(true);
  writeFileSync(join(folder, "mill.png"), "x");
  await expect(nextChange()).resolves.toBe(true);
  rmSync(folder, { recursive: true });
  await expect(nextChange()).resolves.toBe(true);
  mkdirSync(folder);
  await expect(nextChange()).resolves.toBe(true);
  writeFileSync(join(folder, "mill.png"), "y");
  await expect(nextChange()).resolves.toBe(true);
});

test("ignores files next to the folder", async () => {
  mkdirSync(folder);
  start();
  writeFileSync(join(site, "site.config.json"), "{}");
  await new Promise((passed) => setTimeout(passed, 200));
  expect(changes).toBe(0);
});
