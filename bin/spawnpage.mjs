#!/usr/bin/env node
// Starts the program. Its TypeScript is bundled once into a cache, under a name made from its content,
// so that every further start costs no more than reading one file.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sourceHash } from "./sourceHash.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const hash = sourceHash(root);
const cache = join(root, "node_modules", ".cache", "spawnpage");
const bundle = join(cache, `program-${hash}`);

process.env.NODE_ENV = process.argv[2] === "start" ? "development" : "production";
process.setSourceMapsEnabled(true);

if (!existsSync(bundle)) await bundleProgram();
const { main } = await import(pathToFileURL(join(bundle, "main.mjs")).href);
process.exitCode = await main(process.argv.slice(2), { root, cache, hash });

async function bundleProgram() {
  const [{ build }, { compiledStyles }] = await Promise.all([
    import("vite"),
    import("../src/styling/compiler/compiledStyles.mjs"),
  ]);
  mkdirSync(cache, { recursive: true });
  // Written aside and then renamed: two starts at once cannot see half a program.
  const aside = join(cache, `aside-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    // One bundle serves every command: React's production build does not know the elements of its development build.
    oxc: { jsx: { runtime: "automatic", importSource: "#style", development: false } },
    plugins: [compiledStyles(root)],
    publicDir: false,
    // Of many small files; to read each of them takes longer than all else that a start does.
    ssr: {
      noExternal: [
        /^(?:zod|wouter|stylis|leven|image-size|jsonc-parser|micromark|mdast|unist|decode-named|@emotion)/,
      ],
    },
    build: {
      ssr: "src/cli/main.ts",
      outDir: aside,
      sourcemap: true,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "main.mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
  dropOldBundles();
  try {
    renameSync(aside, bundle);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(bundle)) throw error;
  }
}

/** Bundles of states of the sources that nobody has come back to for a week. */
function dropOldBundles() {
  const week = 7 * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache)) {
    const entry = join(cache, name);
    const isBundle = /^(program|browser|aside)-/.test(name);
    // Another start may have taken it away or renamed it meanwhile.
    const { mtimeMs } = (isBundle && statSync(entry, { throwIfNoEntry: false })) || { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > week) rmSync(entry, { recursive: true, force: true });
  }
}
