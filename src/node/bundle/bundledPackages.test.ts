import { expect, test } from "vitest";
import { bundledPackages } from "./bundledPackages.mjs";

test("records the packages of all modules, even if they are loaded on demand", () => {
  const { plugin, folders } = bundledPackages();
  const moduleIds = [
    "/src/main.ts",
    "/a/node_modules/one/index.js",
    "\0/a/node_modules/@b/two/index.js?commonjs",
    "\0later:/a/node_modules/three/index.js",
    "\0later:/src/json/recover.ts",
  ];
  const generateBundle = plugin.generateBundle as (options: object, files: object) => void;
  generateBundle({}, { "main.js": { type: "chunk", moduleIds } });
  expect([...folders]).toEqual(["/a/node_modules/one", "/a/node_modules/@b/two", "/a/node_modules/three"]);
});
