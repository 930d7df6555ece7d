import type * as fileSystem from "node:fs";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { cacheFolder } from "./cacheFolder";

const removal = vi.hoisted(() => ({ fails: false }));
vi.mock("node:fs", async (importActual) => {
  const actual = await importActual<typeof fileSystem>();
  return {
    ...actual,
    rmSync(...args: Parameters<typeof actual.rmSync>): void {
      if (removal.fails) throw Object.assign(new Error("busy"), { code: "EBUSY" });
      actual.rmSync(...args);
    },
  };
});

let folder: string;
const at = (...path: string[]) => join(folder, ...path);
/** The cache for a config in the project folder. */
const cache = (version = "1.0.0") => cacheFolder(at("project/sites/site.config.json"), version, at("user"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-cache-"));
  mkdirSync(at("project/sites"), { recursive: true });
  writeFileSync(at("project/package.json"), "{}");
});
afterEach(() => {
  removal.fails = false;
  rmSync(folder, { recursive: true, force: true });
});

describe("cacheFolder", () => {
  it("is in node_modules of the config's project", () => {
    mkdirSync(at("project/node_modules"));
    expect(cache()).toBe(at("project/node_modules/.cache/spawnpage/1.0.0"));
  });

  it("is the user's own cache if the project has no packages, or if there is no project", () => {
    expect(cache()).toBe(at("user/1.0.0"));
    expect(existsSync(at("project/node_modules"))).toBe(false);
  });

  // Windows has no such permissions; the user's folder is already private there.
  it.skipIf(process.platform === "win32")("is no business of other users", () => {
    mkdirSync(at("project/node_modules"));
    const mode = (path: string) => statSync(at("project/node_modules", path)).mode & 0o777;
    cache("1.0.0");
    expect([mode(".cache/spawnpage"), mode(".cache/spawnpage/1.0.0")]).toEqual([0o700, 0o700]);
    expect(mode(".cache"), "which other programs share").toBe(0o777 & ~process.umask());
  });

  it.skipIf(process.platform === "win32")("is in no folder into which others can write", () => {
    mkdirSync(at("project/node_modules/.cache/spawnpage"), { recursive: true });
    chmodSync(at("project/node_modules/.cache/spawnpage"), 0o777);
    expect(cache()).toBe(at("user/1.0.0"));
  });

  it("is separate for each version, and dropped after a month without use", () => {
    expect(cache("1.0.0")).not.toBe(cache("1.1.0"));
    utimesSync(at("user/1.0.0"), 0, 0);
    mkdirSync(at("user/somebody-elses"));
    utimesSync(at("user/somebody-elses"), 0, 0);
    cache("1.2.0");
    expect(["1.0.0", "1.1.0", "1.2.0", "somebody-elses"].map((name) => existsSync(at("user", name)))).toEqual(
      [false, true, true, true],
    );
  });

  it("stays for a month after its last use, however old its files are", () => {
    for (const made of [cache("1.0.0")!, cache("1.1.0")!]) utimesSync(made, 0, 0);
    cache("1.0.0");
    cache("1.2.0");
    expect(["1.0.0", "1.1.0"].map((name) => existsSync(at("user", name)))).toEqual([true, false]);
  });

  it("works even if an old version's folder cannot be removed", () => {
    utimesSync(cache("1.0.0")!, 0, 0);
    removal.fails = true;
    expect(cache("1.2.0")).toBe(at("user/1.2.0"));
  });
});

// Windows has no user IDs, so the function is missing.
test.skipIf(process.getuid === undefined)("another user's folder is left alone, also by root", () => {
  mkdirSync(at("project/node_modules"));
  vi.spyOn(process, "getuid").mockReturnValue(4711);
  expect(cache()).toBeUndefined();
});

test("caches nothing if no folder is writable", () => {
  writeFileSync(at("user"), "no folder");
  expect(cache()).toBeUndefined();
});

// Root can write everywhere.
test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "a folder that is only read is passed over",
  () => {
    mkdirSync(at("project/node_modules"));
    chmodSync(at("project/node_modules"), 0o555);
    expect(cache()).toBe(at("user/1.0.0"));
    chmodSync(at("project/node_modules"), 0o755);
  },
);
