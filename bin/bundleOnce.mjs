import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "./sourceHash.mjs";

/**
 * The program of a checkout: bundled once for each state of the sources, so that every further start costs
 * no more than reading a few files.
 * @param {string} root - the folder of package.json
 * @returns {Promise<string>} the folder of the bundles
 */
export async function bundleOnce(root) {
  const hash = sourceHash(root);
  const cache = join(root, "node_modules", ".cache", "spawnpage");
  const folder = join(cache, `program-${hash}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const { bundleProgram } = await import("../src/node/bundle/bundleProgram.mjs");
  // Written aside and then renamed: two starts at once cannot see half a program.
  const aside = join(cache, `aside-${process.pid}`);
  try {
    await bundleProgram(root, aside, { hash });
    dropOld(cache);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Bundles of states of the sources that nobody has come back to for a week.
 * @param {string} cache
 */
function dropOld(cache) {
  const week = 7 * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache)) {
    const entry = join(cache, name);
    const isBundle = /^(program|browser|aside)-/.test(name);
    // Another start may have taken it away or renamed it meanwhile.
    const { mtimeMs } = (isBundle && statSync(entry, { throwIfNoEntry: false })) || { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > week) rmSync(entry, { recursive: true, force: true });
  }
}
