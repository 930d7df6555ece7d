import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The sources that hold styles. Their order gives the classes their names, so that it is the same on every system.
 * @param {string} root - the folder of package.json
 * @returns {string[]} paths from the root, with slashes; none where there are no sources
 */
export function styledSources(root) {
  return filesBelow(join(root, "src"))
    .map((path) => `src/${path.replaceAll("\\", "/")}`)
    .filter((path) => /(?<!\.(?:test|fixture))\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(root, path), "utf8").includes("@emotion/react"))
    .sort();
}

/** @param {string} folder */
function filesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
