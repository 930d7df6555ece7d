import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { refuseNestedSites } from "./nestedSites";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-nested-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refuse =
  (...names: string[]) =>
  () =>
    refuseNestedSites(names.map((name) => join(folder, name)));

it("accepts adjacent sites whose names start with the same characters", () => {
  expect(refuse("mill", "mill-2", "mill.old", "quay")).not.toThrow();
});

it("refuses nested sites and sites in the same folder", () => {
  expect(refuse("quay", "mill/de", "mill")).toThrow(
    /^One site would be inside another: .*de in .*mill\. Nothing was built/,
  );
  expect(refuse("mill", "mill")).toThrow("One site would be inside another");
  expect(refuse("mill", ".")).toThrow("One site would be inside another");
});

it.runIf(process.platform !== "win32")("sites that a link leads into each other are refused", () => {
  mkdirSync(join(folder, "mill"));
  symlinkSync("mill", join(folder, "quay"));
  expect(refuse("mill", "quay/de")).toThrow("One site would be inside another");
});
