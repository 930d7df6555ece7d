#!/usr/bin/env node
// Starts the program: bundled from the sources in a checkout, and prebuilt in a package.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const isCheckout = existsSync(join(root, "src"));

// They are read while the program loads, which takes a tenth of a second.
process.setSourceMapsEnabled(isCheckout && process.argv.includes("--debug"));
const folder = isCheckout
  ? await (await import("./bundleOnce.mjs")).bundleOnce(root)
  : join(root, "prebuilt");
const { launch } = await import(pathToFileURL(join(folder, "launch.mjs")).href);
process.exitCode = await launch(process.argv.slice(2), { root, folder, isCheckout });
