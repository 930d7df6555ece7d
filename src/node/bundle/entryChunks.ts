import type { Rolldown } from "vite";

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The modules that an entry needs: at once, and altogether. */
interface Needed {
  name: string;
  atOnce: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/**
 * The chunk of a module that entries need at once: one for each set of entries, named after them. Many small chunks would
 * compress worse. If other entries load the module on demand, it is in another chunk, which runs in their worker or window,
 * too. Modules that are only loaded on demand have separate chunks.
 * @param entries - the modules by name
 */
export function entryChunks(
  entries: Readonly<Record<string, string>>,
): (id: string, infoOf: InfoOf) => string | null {
  let needed: Needed[] | undefined;
  return (id, infoOf) => {
    needed ??= Object.entries(entries).map(([name, entry]) => ({
      name,
      atOnce: neededBy(entry, (one) => infoOf(one)?.importedIds ?? []),
      all: neededBy(entry, (one) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(one) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      }),
    }));
    const users = needed.filter(({ atOnce }) => atOnce.has(id));
    const later = needed.filter((entry) => entry.all.has(id) && !users.includes(entry));
    const chunk = ["of", ...users.map(({ name }) => name)].join("-");
    return users.length === 0 ? null : [chunk, ...later.map(({ name }) => `later-${name}`)].join("-");
  };
}

/** A module and all that it imports. */
function neededBy(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id));
  }
  return found;
}
