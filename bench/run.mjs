#!/usr/bin/env node
// Runs a benchmark: `npm run bench -- validate`. Its TypeScript is bundled with the program's own options.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const names = readdirSync(join(root, "bench"))
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));
const [name] = process.argv.slice(2);

if (!names.includes(name)) {
  console.error(`Name one of the benchmarks: ${names.join(", ")}, as in: npm run bench -- ${names[0]}`);
  process.exit(2);
}
process.env.NODE_ENV = "production";
const folder = join(root, "node_modules", ".cache", "spawnpage", `bench-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: join(root, "bench", `${name}.bench.ts`),
      outDir: folder,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "bench.mjs" } },
    },
  });
  const { run } = await import(pathToFileURL(join(folder, "bench.mjs")).href);
  await run({ root });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
