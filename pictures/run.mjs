#!/usr/bin/env node
// Updates all pictures in docs/images, or only those with the given names: `npm run docs:pictures -- status-rows`.
// Their TypeScript is bundled first, like the benchmarks'.
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "node_modules", ".cache", "spawnpage", `pictures-${process.pid}`);
mkdirSync(folder, { recursive: true });
process.env.NODE_ENV = "production";
try {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: join(root, "pictures", "takePictures.ts"),
      outDir: join(folder, "program"),
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "pictures.mjs" } },
    },
  });
  const { takePictures } = await import(pathToFileURL(join(folder, "program", "pictures.mjs")).href);
  await takePictures({ root, folder, names: process.argv.slice(2) });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
