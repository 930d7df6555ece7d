import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, win32 } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { findConfigs, namesMany, nameSites, siteName } from "./configFiles";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-configs-"));
  for (const file of [
    "sites/alpha/site.config.json",
    "sites/beta/site.config.json",
    "sites/beta/deep/site.config.json",
    "sites/node_modules/x/site.config.json",
    "sites/.hidden/site.config.json",
    "flat/a.json",
    "flat/b.json",
    "flat/package.json",
    "flat/notes.txt",
    "sites/README.md",
    "odd/a*b.json",
    "odd/a1b.json",
    "empty/notes.txt",
  ]) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), "{}");
  }
  // A cycle.
  symlinkSync(join(folder, "sites"), join(folder, "sites", "alpha", "loop"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const found = (...written: string[]) =>
  findConfigs(written.map((one) => join(folder, one))).map((file) => relative(folder, file));

describe("findConfigs", () => {
  test.each([
    ["sites/*/site.config.json", ["sites/alpha/site.config.json", "sites/beta/site.config.json"]],
    [
      "sites/**/site.config.json",
      ["sites/alpha/site.config.json", "sites/beta/site.config.json", "sites/beta/deep/site.config.json"],
    ],
    ["sites/*", ["sites/alpha/site.config.json", "sites/beta/site.config.json"]],
    ["flat/*", ["flat/a.json", "flat/b.json"]],
    ["flat/?.json", ["flat/a.json", "flat/b.json"]],
    ["flat", ["flat/a.json", "flat/b.json"]],
    ["sites", ["sites/alpha/site.config.json", "sites/beta/site.config.json"]],
    // A file with exactly this name.
    ["odd/a*b.json", ["odd/a*b.json"]],
  ])("%s", (written, files) => {
    expect(found(written)).toEqual(files);
  });

  it("includes dangling links, which their reader reports", () => {
    for (const [path, target] of [
      ["linked/here.json", "gone.json"],
      ["linked/alpha/site.config.json", "gone.json"],
      ["linked/beta", "gone"],
      ["linked/LICENSE.txt", "gone.txt"],
    ] as const) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      symlinkSync(target, join(folder, path));
    }
    const sites = ["linked/alpha/site.config.json", "linked/beta/site.config.json"];
    expect(found("linked").sort()).toEqual([...sites, "linked/here.json"]);
    expect(found("linked/*").sort()).toEqual([...sites, "linked/here.json"]);
    expect(found("linked/*/site.config.json").sort()).toEqual(sites);
    // "**" does not follow links to folders.
    expect(found("linked/**/site.config.json")).toEqual(sites.slice(0, 1));
  });

  it("lists each config once, in the given order", () => {
    expect(found("flat/b.json", "flat", "flat/a.json")).toEqual(["flat/b.json", "flat/a.json"]);
  });

  it("fails if a folder or a pattern has no config", () => {
    expect(() => found("empty")).toThrow(/No config found in the folder .*empty\. It has no \.json file/);
    expect(() => found("nowhere/*.json")).toThrow(/No file matches .*nowhere\/\*\.json\. Use \*/);
  });

  it("treats a folder or a pattern as many, even with one config", () => {
    const isMany = (written: string) => namesMany(join(folder, written));
    expect(["flat", "flat/*.json", "flat/a.json", "odd/a*b.json"].map(isMany)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("nameSites", () => {
  test.each([
    ["/hosted/alpha/site.config.json", "alpha"],
    ["/hosted/alpha.json", "alpha"],
    ["/hosted/alpha.config.json", "alpha"],
    ["/site.config.json", "site.config"],
  ])("%s is %s", (file, name) => {
    expect(siteName(file)).toBe(name);
  });

  test.each([
    ["C:\\Ada Ö\\alpha\\site.config.json", "alpha"],
    ["C:\\Ada Ö\\alpha.json", "alpha"],
    ["\\\\server\\share\\alpha\\site.config.json", "alpha"],
    ["C:\\site.config.json", "site.config"],
  ])("%s on Windows is %s", (file, name) => {
    expect(siteName(file, win32)).toBe(name);
  });

  it("requires unique names, ignoring case", () => {
    expect(() => nameSites(["/a/Mill.json", "/b/mill/site.config.json"])).toThrow(
      '/a/Mill.json and /b/mill/site.config.json would both be built as the site "mill". Rename one of these files, or its folder.',
    );
  });
});
