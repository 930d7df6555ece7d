import { expect, it } from "vitest";
import { asModule } from "./reactModules";

it("writes a CommonJS file as a module with the same exports", () => {
  const code = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
if (Scheduler.fast) { exports.now = function () { return React.version; }; }
exports.later = exports.now;`;
  expect(asModule(code, "file.js")).toBe(`import * as required0 from "scheduler";
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
])("refuses what it cannot read: %s", (code) => {
  expect(() => asModule(code, "file.js")).toThrow("file.js is written in another way");
});
