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

let folder: string;
const at = (...path: string[]) => join(folder, ...path);
/** The cache for the config of the project in the folder. */
const cache = (version = "1.0.0") => cacheFolder(at("project/sites/site.config.json"), version, at("user"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-cache-"));
  mkdirSync(at("project/sites"), { recursive: true });
  writeFileSync(at("project/package.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
    expect(statSync(cache()!).mode & 0o777).toBe(0o700);
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
});

test("another user's folder is left alone, also by root", () => {
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
