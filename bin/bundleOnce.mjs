import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { sourceFiles, sourceHash, sourceStamp } from "./sourceHash.mjs";

/**
 * Bundles a checkout's program once for each state of the sources, so further starts only read a few files.
 * @param {string} root - the folder of package.json
 * @returns {Promise<string>} the folder of the bundles
 */
export async function bundleOnce(root) {
  const cache = join(root, "node_modules", ".cache", "spawnpage");
  const hash = rememberedHash(root, join(cache, "sources"));
  const folder = join(cache, `program-${hash}`);
  if (existsSync(folder)) {
    markUsed(folder);
    return folder;
  }
  mkdirSync(dirname(cache), { recursive: true });
  // Other users could add files to it that this user would run.
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const { bundleProgram } = await import("../src/node/bundle/bundleProgram.mjs");
  // Written elsewhere and then renamed, so simultaneous starts never see an incomplete program.
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
 * The hash of the sources, computed once for each of their states.
 * @param {string} root
 * @param {string} file - remembers the last state and its hash
 * @returns {string}
 */
function rememberedHash(root, file) {
  const files = sourceFiles(root);
  // Before the files are read, so a change meanwhile is noticed by the next start.
  const stamp = sourceStamp(root, files);
  try {
    const [known, hash = ""] = readFileSync(file, "utf8").split(" ");
    if (known === stamp && /^[0-9a-f]{16}$/.test(hash)) return hash;
  } catch {
    // The first start.
  }
  const hash = sourceHash(root, files);
  try {
    writeFileSync(file, `${stamp} ${hash}`);
  } catch {
    // The folder does not exist yet, or is read-only.
  }
  return hash;
}

/**
 * Marks a bundle as used for `dropOld`, because a running program still loads parts of it.
 * @param {string} folder
 */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A read-only folder is never removed.
  }
}

/**
 * Removes bundles and packages that have not been used for a week.
 * @param {string} cache
 */
function dropOld(cache) {
  const week = 7 * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache).filter((name) => /^(?:program|package|aside)-/.test(name))) {
    const entry = join(cache, name);
    try {
      if (Date.now() - statSync(entry).mtimeMs > week) rmSync(entry, { recursive: true, force: true });
    } catch {
      // Another start may have removed or renamed it, or may be using it.
    }
  }
}
