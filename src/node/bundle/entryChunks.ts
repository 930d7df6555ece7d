import type { Rolldown } from "vite";

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/**
 * The chunk of a module that entries need at once: one for each set of entries, named after them. Many small chunks would
 * compress worse. Modules that are loaded on demand have separate chunks.
 * @param entries - the modules by name
 */
export function entryChunks(
  entries: Readonly<Record<string, string>>,
): (id: string, infoOf: InfoOf) => string | null {
  let needed: (readonly [name: string, modules: ReadonlySet<string>])[] | undefined;
  return (id, infoOf) => {
    needed ??= Object.entries(entries).map(([name, entry]) => [name, neededBy(entry, infoOf)]);
    const users = needed.flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
    return users.length === 0 ? null : `of-${users.join("-")}`;
  };
}

/** A module and all its static imports. */
function neededBy(entry: string, infoOf: InfoOf): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(infoOf(id)?.importedIds ?? []));
  }
  return found;
}
