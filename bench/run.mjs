#!/usr/bin/env node
// Runs all benchmarks, or one: `npm run bench -- build --pages 5,100`. With `--write`, their tables replace the last
// ones in docs/performance.md. Their TypeScript is bundled with the program's options.
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { writeTable } from "./writeTable.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const names = ["build", "visitor", "save", "editor", "sites", "pictures", "validate"];
const [first, ...rest] = process.argv.slice(2);
const chosen = !first || first.startsWith("--") ? names : names.filter((name) => name === first);
const args = chosen.length === 1 ? rest : process.argv.slice(2);
const isWritten = args.includes("--write");
const options = args.filter((argument) => argument !== "--write");

if (chosen.length === 0) {
  console.error(`Choose a benchmark: ${names.join(", ")}. Example: npm run bench -- ${names[0]}`);
  process.exit(2);
}
if (loadavg()[0] > availableParallelism() / 2)
  console.error("This machine is busy with other work, so the figures will vary. Even the ratios may vary.");
process.env.NODE_ENV = "production";
const cache = join(root, "node_modules", ".cache", "spawnpage");
const bundled = join(cache, `bench-${process.pid}`);
const folder = join(cache, "bench");
mkdirSync(bundled, { recursive: true });
mkdirSync(folder, { recursive: true });
try {
  for (const name of chosen) await runBenchmark(name);
} finally {
  rmSync(bundled, { recursive: true, force: true });
}

/** @param {string} name */
async function runBenchmark(name) {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: join(root, "bench", `${name}.bench.ts`),
      outDir: join(bundled, name),
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "bench.mjs" } },
    },
  });
  const { run } = await import(pathToFileURL(join(bundled, name, "bench.mjs")).href);
  const tables = `${await run({ root, folder, args: options })}\n\n${surroundings()}`;
  console.log(`\n## ${name}\n\n${tables}\n`);
  if (isWritten) await writeTable(join(root, "docs", "performance.md"), name, tables);
}

/** The machine, versions and date of the results. */
function surroundings() {
  const day = new Date().toISOString().slice(0, 10);
  return `Node.js ${process.versions.node}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, ${day}.`;
}
