import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Names the program by its content: every source file, the exact dependencies and the build's options.
 * What was bundled from one state of these is never used for another.
 * @param {string} root - the folder of package.json
 * @returns {string} 16 hexadecimal digits
 */
export function sourceHash(root) {
  const hash = createHash("sha256").update(process.version);
  const manifests = [
    "package.json",
    "package-lock.json",
    // What is really installed, which may be older than what is wanted.
    "node_modules/.package-lock.json",
  ];
  const files = [
    ...manifests.filter((file) => existsSync(join(root, file))),
    "schema/sample.json",
    ...listFiles(root, "bin"),
    ...listFiles(root, "src"),
  ];
  // As texts, which Node.js reads in one step.
  for (const file of files) hash.update(`${file}\0${readFileSync(join(root, file), "utf8")}\0`);
  return hash.digest("hex").slice(0, 16);
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} every file below the folder that can be part of the program, in a fixed order
 */
function listFiles(root, folder) {
  // Readdir's own way through the folders takes three times as long.
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(root, path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
  return files.sort();
}
