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
/** The cache for the config of the project in the folder. */
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

describe("what is kept between runs", () => {
  it("lies in node_modules of the project that the config belongs to", () => {
    mkdirSync(at("project/node_modules"));
    expect(cache()).toBe(at("project/node_modules/.cache/spawnpage/1.0.0"));
  });

  it("lies in the user's own cache where nothing is installed in the project, or there is none", () => {
    expect(cache()).toBe(at("user/1.0.0"));
    expect(existsSync(at("project/node_modules"))).toBe(false);
  });

  // Windows knows no such rights; there the folder of the user has its own.
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

  it("is kept apart for each version, and dropped when a version has not been run for a month", () => {
    expect(cache("1.0.0")).not.toBe(cache("1.1.0"));
    utimesSync(at("user/1.0.0"), 0, 0);
    mkdirSync(at("user/somebody-elses"));
    utimesSync(at("user/somebody-elses"), 0, 0);
    cache("1.2.0");
    expect(["1.0.0", "1.1.0", "1.2.0", "somebody-elses"].map((name) => existsSync(at("user", name)))).toEqual(
      [false, true, true, true],
    );
  });

  it("stays for a month after a version was last run, however old what it keeps is", () => {
    for (const made of [cache("1.0.0")!, cache("1.1.0")!]) utimesSync(made, 0, 0);
    cache("1.0.0");
    cache("1.2.0");
    expect(["1.0.0", "1.1.0"].map((name) => existsSync(at("user", name)))).toEqual([true, false]);
  });

  it("is there all the same when what an old version left cannot be removed", () => {
    utimesSync(cache("1.0.0")!, 0, 0);
    removal.fails = true;
    expect(cache("1.2.0")).toBe(at("user/1.2.0"));
  });
});

// Windows knows no numbers of users: there the function is missing, and cannot be replaced.
test.skipIf(process.getuid === undefined)("another user's folder is left alone, also by root", () => {
  mkdirSync(at("project/node_modules"));
  vi.spyOn(process, "getuid").mockReturnValue(4711);
  expect(cache()).toBeUndefined();
});

test("nothing is kept where nothing can be written", () => {
  writeFileSync(at("user"), "no folder");
  expect(cache()).toBeUndefined();
});

// Root may write everywhere.
test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "a folder that is only read is passed over",
  () => {
    mkdirSync(at("project/node_modules"));
    chmodSync(at("project/node_modules"), 0o555);
    expect(cache()).toBe(at("user/1.0.0"));
    chmodSync(at("project/node_modules"), 0o755);
  },
);
