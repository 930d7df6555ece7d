// Copies the version of package.json to `create-spawnpage`, which starts the same version of the program. Runs as part
// of `npm version`.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const file = join(root, "packages", "create-spawnpage", "package.json");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const manifest = JSON.parse(readFileSync(file, "utf8"));
const dependencies = { ...manifest.dependencies, spawnpage: version };
writeFileSync(file, `${JSON.stringify({ ...manifest, version, dependencies }, null, 2)}\n`);
