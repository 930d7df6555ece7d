import { join } from "node:path";
import { normalizePath } from "vite";

/** What renders pages, of all sources the one that all others need for it. */
const RENDERER = "src/app/server.tsx";
/** What loads parts of pages when they are needed, which for the program is always. */
const LOADERS = ["src/blocks/registry.ts", "src/app/parts.ts"];

/**
 * Puts all that only the rendering of pages needs into one file. In the browser each block is a script of its own; the
 * program loads all of them before its first page, and to read a hundred files takes longer than to read one.
 * @param {string} root - the folder of package.json
 * @param {readonly string[]} entries - the sources with which the program begins
 * @returns {import("vite").Rolldown.CodeSplittingGroup}
 */
export function renderingChunk(root, entries) {
  const idOf = (/** @type {string} */ source) => normalizePath(join(root, source));
  const [renderer, ...loaders] = [RENDERER, ...LOADERS].map(idOf);
  /** @type {Set<string> | undefined} */
  let modules;
  return {
    // What others need too stays with them, so that no command reads more than it needs.
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
 * @param {(id: string) => readonly string[]} next - what each leads to
 * @returns {Set<string>} all that these lead to, and they themselves
 */
function reached(ids, next) {
  const found = new Set(ids);
  // What is added to a set is gone through as well.
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
