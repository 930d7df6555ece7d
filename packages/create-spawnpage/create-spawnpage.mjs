#!/usr/bin/env node
// `npm create spawnpage` runs `spawnpage init` of the same version with its arguments.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const manifest = createRequire(import.meta.url).resolve("spawnpage/package.json");
const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
const program = join(dirname(manifest), bin.spawnpage);
const { status, error } = spawnSync(process.execPath, [program, "init", ...process.argv.slice(2)], {
  stdio: "inherit",
});
if (error) console.error(`Could not start Spawnpage: ${error.message}`);
process.exitCode = status ?? 2;
