import { join } from "node:path";
import { normalizePath } from "vite";

/** The source that renders pages. It imports all others that rendering needs. */
const RENDERER = "src/app/server.tsx";
/** Sources that load parts of pages on demand. The program always needs all of these parts. */
const LOADERS = ["src/blocks/registry.ts", "src/app/parts.ts"];

/**
 * Puts everything that only page rendering needs into one file. In the browser each block is a separate chunk. The
 * program loads all blocks before its first page, and reading a hundred files takes longer than reading one.
 * @param {string} root - the folder of package.json
 * @param {readonly string[]} entries - the program's entry sources
 * @returns {import("vite").Rolldown.CodeSplittingGroup}
 */
export function renderingChunk(root, entries) {
  const idOf = (/** @type {string} */ source) => normalizePath(join(root, source));
  const [renderer, ...loaders] = [RENDERER, ...LOADERS].map(idOf);
  /** @type {Set<string> | undefined} */
  let modules;
  return {
    // Shared dependencies stay outside, so no command reads more than it needs.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      modules ??= modulesOf((other) => context.getModuleInfo(other));
      return modules.has(id) ? "rendering" : null;
    },
  };

  /**
   * @param {import("vite").Rolldown.GetModuleInfo} getInfo
   * @returns {Set<string>}
   */
  function modulesOf(getInfo) {
    const others = reached(entries.map(idOf), (id) => {
      const info = id === renderer ? undefined : getInfo(id);
      return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
    });
    const all = reached([renderer], (id) => {
      const info = getInfo(id);
      return [...(info?.importedIds ?? []), ...(loaders.includes(id) ? info.dynamicallyImportedIds : [])];
    });
    others.delete(renderer);
    return new Set([...all].filter((id) => !others.has(id)));
  }
}

/**
 * @param {readonly string[]} ids
 * @param {(id: string) => readonly string[]} next - returns the modules that a module imports
 * @returns {Set<string>} these modules and everything reachable from them
 */
function reached(ids, next) {
  const found = new Set(ids);
  // The loop also visits entries added to the set during iteration.
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
