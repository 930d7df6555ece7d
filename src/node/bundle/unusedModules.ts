import type { Plugin } from "vite";

/** Modules that a package imports for what nothing here uses, as a pattern of their file, and what stands in their place. */
const unused: readonly { file: RegExp; instead: string }[] = [
  // Every query of TanStack can become an endless list, which is half a KiB.
  {
    file: /[\\/]query-core[\\/].*[\\/]infiniteQueryBehavior\.js$/,
    instead:
      "export function infiniteQueryBehavior() {} export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };",
  },
];

/** Leaves out of the scripts of visitors what packages bring along and nothing can reach. */
export function unusedModules(): Plugin {
  return {
    name: "spawnpage:unused-modules",
    enforce: "pre",
    load: (id) => unused.find(({ file }) => file.test(id))?.instead,
  };
}
