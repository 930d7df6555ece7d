/**
 * Records which packages become part of a bundle, because their licences must be published with it.
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
            if (folder !== undefined) folders.add(folder);
          }
        }
      },
    },
  };
}

/** A module that loads another one on demand has a prefix: see modulesOnDemand.ts. */
function packageFolder(id) {
  return /^\0?(?:later:)?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}
