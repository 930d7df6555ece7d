import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of the program: every source file, the exact dependencies and the build's options. A bundle is only used for
 * the same hash.
 * @param {string} root - the folder of package.json
 * @returns {string} 16 hexadecimal digits
 */
export function sourceHash(root, files = sourceFiles(root)) {
  // As strings, which Node.js reads faster.
  return hashOf(files, (file) => readFileSync(join(root, file), "utf8"));
}

/**
 * Identifies the state of the program's files without reading them, which takes half of the time of a hash. Any write to a
 * file changes it.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {string}
 */
export function sourceStamp(root, files) {
  return hashOf(files, (file) => {
    const { ctimeMs, ino, size } = statSync(join(root, file));
    return `${ctimeMs} ${ino} ${size}`;
  });
}

function hashOf(files, factOf) {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(`${file}\0${factOf(file)}\0`);
  return hash.digest("hex").slice(0, 16);
}

/**
 * @param {string} root
 * @returns {string[]} every file that the program depends on
 */
export function sourceFiles(root) {
  const manifests = [
    "package.json",
    "package-lock.json",
    // The installed packages, which may be older than the required ones.
    "node_modules/.package-lock.json",
  ];
  return [
    ...manifests.filter((file) => existsSync(join(root, file))),
    "schema/sample.json",
    ...listFiles(root, "bin"),
    ...listFiles(root, "src"),
  ];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} every file below the folder that can be part of the program, in a fixed order
 */
function listFiles(root, folder) {
  // The recursive option of `readdir` takes three times as long.
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(root, path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
  return files.sort();
}
