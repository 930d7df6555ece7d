import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Packages that are published as one file with others in it, by name: which those are. What those depend on is in the file, too.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const packed = {
  svgo: ["css-select", "css-tree", "css-what", "csso", "sax"],
};

/**
 * Notes which packages become part of a bundle, as their licences go along with it.
 * @returns {{ plugin: import("vite").Plugin, folders: ReadonlySet<string> }} a plugin for each build, and the
 *   folders of the packages once the builds are done
 */
export function bundledPackages() {
  /** @type {Set<string>} */
  const folders = new Set();
  return {
    folders,
    plugin: {
      name: "spawnpage:bundled-packages",
      generateBundle(_, files) {
        for (const file of Object.values(files)) {
          if (file.type !== "chunk") continue;
          for (const id of file.moduleIds) {
            const folder = packageFolder(id);
            if (folder !== undefined) for (const one of withPacked(folder)) folders.add(one);
          }
        }
      },
    },
  };
}

/**
 * @param {string} id - a module, as the bundler names it
 * @returns {string | undefined} the folder of its package; nothing for a source of our own
 */
function packageFolder(id) {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}

/**
 * A package with those that are in its file.
 * @param {string} folder - of the package
 * @returns {string[]} their folders
 */
export function withPacked(folder) {
  const names = packed[readPackage(folder).name] ?? [];
  return [folder, ...names.flatMap((name) => withDependencies(dependencyFolder(folder, name)))];
}

/**
 * @param {string} folder - of a package
 * @returns {string[]} its folder, and those of all that it depends on
 */
function withDependencies(folder) {
  const { dependencies = {} } = readPackage(folder);
  return [
    folder,
    ...Object.keys(dependencies).flatMap((name) => withDependencies(dependencyFolder(folder, name))),
  ];
}

/**
 * Finds a package as Node does: beside those that need it, or further up.
 * @param {string} from - the folder of a package
 * @param {string} name - of one that it depends on
 * @returns {string}
 */
function dependencyFolder(from, name) {
  const found = join(from, "node_modules", name);
  if (existsSync(found)) return found;
  if (dirname(from) === from) throw new Error(`The package ${name} is not installed.`);
  return dependencyFolder(dirname(from), name);
}

/**
 * @param {string} folder - of a package
 * @returns {{ name: string, dependencies?: Record<string, string> }}
 */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
