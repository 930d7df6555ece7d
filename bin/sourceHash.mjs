import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of the program: every source file, the exact dependencies and the build's options. A bundle is only used for
 * the same hash.
 * @param {string} root - the folder of package.json
 * @returns {string} 16 hexadecimal digits
 */
export function sourceHash(root) {
  const hash = createHash("sha256").update(process.version);
  const manifests = [
    "package.json",
    "package-lock.json",
    // The installed packages, which may be older than the required ones.
    "node_modules/.package-lock.json",
  ];
  const files = [
    ...manifests.filter((file) => existsSync(join(root, file))),
    "schema/sample.json",
    ...listFiles(root, "bin"),
    ...listFiles(root, "src"),
  ];
  // As strings, which Node.js reads faster.
  for (const file of files) hash.update(`${file}\0${readFileSync(join(root, file), "utf8")}\0`);
  return hash.digest("hex").slice(0, 16);
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
