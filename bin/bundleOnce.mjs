import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
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
  if (existsSync(folder)) {
    markUsed(folder);
    return folder;
  }
  mkdirSync(dirname(cache), { recursive: true });
  // Others could put something into it that this user then runs.
  mkdirSync(cache, { recursive: true, mode: 0o700 });
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
 * Tells `dropOld` that a bundle is in use: a program that runs still loads parts of it.
 * @param {string} folder
 */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A folder that is only read is dropped by nobody.
  }
}

/**
 * Drops the bundles and packages of states of the sources that nobody has used for a week.
 * @param {string} cache
 */
function dropOld(cache) {
  const week = 7 * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache).filter((name) => /^(?:program|package|aside)-/.test(name))) {
    const entry = join(cache, name);
    try {
      if (Date.now() - statSync(entry).mtimeMs > week) rmSync(entry, { recursive: true, force: true });
    } catch {
      // Another start may have taken it away or renamed it meanwhile, or be using it.
    }
  }
}
