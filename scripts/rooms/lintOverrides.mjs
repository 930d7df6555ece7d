import { readFileSync } from "node:fs";
import { rooms } from "./rooms.mjs";

const packageFile = new URL("../../package.json", import.meta.url);
/** @type {{ devDependencies: Record<string, string>, optionalDependencies: Record<string, string> }} */
const { devDependencies, optionalDependencies } = JSON.parse(readFileSync(packageFile, "utf8"));
const installed = Object.keys({ ...devDependencies, ...optionalDependencies });

/** Packages that visitors may load. */
const inBrowser = ["@emotion/react", "react", "react-dom", "wouter"];
/** The folders of `src/`. */
export const folders = [...new Set(rooms.map(({ name }) => topOf(name)))].toSorted();

/** The linter's limits on imports: one entry for each room. */
export const lintOverrides = [
  ...rooms.map((room) => ({
    files: room.files.map((glob) => `src/${glob}`),
    rules: { "no-restricted-imports": ["error", { patterns: patternsOf(room) }] },
  })),
  {
    files: [`src/{${folders.filter((name) => name !== "node" && name !== "cli").join(",")}}/**/*.{ts,tsx}`],
    rules: { "import/no-nodejs-modules": "error" },
  },
];

/** @param {import("./rooms.mjs").Room} room */
function patternsOf({ name, files, imports = [], types = [], packages, inside = [] }) {
  const depth = Math.min(...files.map((glob) => glob.split("/").length - 1));
  const message = `${name} must not import this. See the table of rooms in CONTRIBUTING.md.`;
  const patterns = [...inside];
  if (packages !== "any") patterns.push({ regex: refusedPackages(packages), message });
  const isOpen = (/** @type {string} */ folder, /** @type {readonly string[]} */ list) =>
    list.some((entry) => topOf(entry) === folder);
  const others = folders.filter((folder) => folder !== topOf(name) && !isOpen(folder, imports));
  const closed = others.filter((folder) => !isOpen(folder, types));
  if (closed.length > 0) patterns.push({ regex: importOf(closed, depth), message });
  const typesOnly = others.filter((folder) => isOpen(folder, types));
  if (typesOnly.length > 0)
    patterns.push({ regex: importOf(typesOnly, depth), allowTypeImports: true, message });
  for (const file of imports.filter((entry) => entry.includes("/"))) {
    const parents = file.split("/").slice(0, -1);
    const opened = parents.map(
      (_, index) =>
        `!**/${file
          .split("/")
          .slice(0, index + 2)
          .join("/")}`,
    );
    patterns.push({
      group: [`**/${topOf(file)}/**`, ...opened],
      allowTypeImports: isOpen(topOf(file), types),
      message,
    });
  }
  return patterns;
}

/** @param {Exclude<import("./rooms.mjs").Room["packages"], "any">} packages */
function refusedPackages(packages) {
  if (packages === "no Node.js") return "^node:";
  const allowed = packages === "browser" ? inBrowser : packages;
  const refused = installed.filter((name) => !allowed.includes(name));
  return `^(?:node:|(?:${refused.join("|")})(?:/|$))`;
}

/** @param {readonly string[]} names @param {number} depth - folders between `src/` and the file, at least */
function importOf(names, depth) {
  return String.raw`^(?:\.\./){${depth},}(?:${names.join("|")})(?:/|$)`;
}

/** @param {string} path - below `src/` */
export function topOf(path) {
  return path.split("/")[0] ?? path;
}
