import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The sources that contain styles. Their order determines the class names, so it is the same on every system.
 * @param {string} root - the folder of package.json
 * @returns {string[]} paths from the root, with slashes; empty if there are no sources
 */
export function styledSources(root) {
  return filesBelow(join(root, "src"))
    .map((path) => `src/${path.replaceAll("\\", "/")}`)
    .filter((path) => /(?<!\.(?:test|fixture))\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(root, path), "utf8").includes("@emotion/react"))
    .sort();
}

function filesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
