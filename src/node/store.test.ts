import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TemporaryFolder } from "./buildCache";
import { Store } from "./store";

const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-store-"));
  store = storeIn("cache");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storeIn = (name: string) =>
  new Store(
    { folder: join(folder, name), temporary: new TemporaryFolder(join(folder, "temporary")) },
    "things",
  );
const bytes = (text: string) => Buffer.from(text);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describe("a store", () => {
  it("finds a file by its key", () => {
    const { file } = store.keep("ab1", bytes("one"));
    store.keep("ab2", bytes("two"));
    expect(store.find("ab1")).toMatchObject({ file, bytes: bytes("one") });
    expect(storeIn("cache").find("ab2")?.bytes.toString()).toBe("two");
    expect(store.find("ab")).toBeUndefined();
  });

  it.each(["truncated", "zeroed"])("ignores a %s file", (damage) => {
    const { file } = store.keep("ab1", bytes("content"));
    writeFileSync(file, damage === "zeroed" ? Buffer.alloc(7) : "con");
    expect(store.find("ab1")).toBeUndefined();
    store.keep("ab1", bytes("content"));
    expect(store.find("ab1")?.bytes.toString()).toBe("content");
  });

  it("removes earlier files of a replaced key", () => {
    const first = store.replace("ab1", bytes("first"));
    const other = store.replace("ab2", bytes("other"));
    const second = store.replace("ab1", bytes("second"));
    expect([first, other, second].map(({ file }) => existsSync(file))).toEqual([false, true, true]);
    expect(store.find("ab1")?.bytes.toString()).toBe("second");
  });

  it("finds only recent files if asked to, and does not mark them as used", () => {
    const { file } = store.keep("ab1", bytes("one"));
    utimesSync(file, daysAgo(8), daysAgo(8));
    expect(store.find("ab1", Date.now() - 7 * DAY)).toBeUndefined();
    expect(store.find("ab1", Date.now() - 9 * DAY)?.file).toBe(file);
    expect(statSync(file).mtimeMs).toBeLessThan(Date.now() - 7 * DAY);
  });

  it("drops files that were not used in a month, once a day", () => {
    const old = store.keep("ab1", bytes("old"));
    const used = store.keep("cd1", bytes("used"));
    for (const { file } of [old, used]) utimesSync(file, daysAgo(60), daysAgo(60));
    store.find("cd1");
    store.keep("ef1", bytes("today"));
    expect(existsSync(old.file)).toBe(true);
    utimesSync(join(folder, "cache", "things.dropped"), daysAgo(2), daysAgo(2));
    store.keep("ef2", bytes("tomorrow"));
    expect([old, used].map(({ file }) => existsSync(file))).toEqual([false, true]);
  });

  it("uses the temporary folder if the cache is not writable", () => {
    writeFileSync(join(folder, "file"), "");
    const unwritable = storeIn("file");
    const { file } = unwritable.keep("ab1", bytes("one"));
    expect(file.startsWith(join(folder, "temporary"))).toBe(true);
    expect(readFileSync(file, "utf8")).toBe("one");
    expect(unwritable.find("ab1")?.file).toBe(file);
    expect(unwritable.failure).toMatchObject({ code: "ENOTDIR" });
  });
});
