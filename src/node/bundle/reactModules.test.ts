import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { asModule, reactModules } from "./reactModules";

it("writes a CommonJS file as a module with the same exports", () => {
  const code = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
if (Scheduler.fast) { exports.now = function () { return React.version; }; }
exports.later = exports.now;`;
  expect(asModule(code)).toBe(`import * as required0 from "scheduler";
import * as required1 from "react";
var exported_now, exported_later;
"use strict";
var Scheduler = required0,
  React = required1;
if (Scheduler.fast) { exported_now = function () { return React.version; }; }
exported_later = exported_now;
export { exported_now as now, exported_later as later };`);
});

it.each([
  "module.exports = {};",
  "exports.a = 1; Object.assign(exports, {});",
  "exports.a = exports.b;",
  'exports["a"] = 1; exports.b = 2;',
  "var a = 1;",
  "exports.a = require(name);",
])("leaves alone what it cannot read: %s", (code) => {
  expect(asModule(code)).toBeUndefined();
});

const root = resolve(import.meta.dirname, "../../..");

it("takes the place of the React that is installed", () => {
  expect(takesPlace(reactModules(root))).toBe(true);
});

it("steps aside where React is not what it knows", () => {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-react-"));
  try {
    for (const name of ["react", "react-dom", "scheduler"]) {
      mkdirSync(join(folder, "node_modules", name, "cjs"), { recursive: true });
      writeFileSync(join(folder, "node_modules", name, "package.json"), JSON.stringify({ name }));
    }
    writeFileSync(join(folder, "package.json"), "{}");
    expect(takesPlace(reactModules(folder))).toBe(false);
    for (const [name, file] of [
      ["react", "react"],
      ["react", "react-jsx-runtime"],
      ["react-dom", "react-dom"],
      ["react-dom", "react-dom-client"],
      ["scheduler", "scheduler"],
    ] as const)
      writeFileSync(
        join(folder, "node_modules", name, "cjs", `${file}.production.js`),
        "module.exports = {};",
      );
    expect(takesPlace(reactModules(folder))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function takesPlace(plugin: Plugin): boolean {
  const resolveId = plugin.resolveId as (name: string) => string | undefined;
  return resolveId("react") !== undefined && resolveId("react-dom/client") !== undefined;
}
