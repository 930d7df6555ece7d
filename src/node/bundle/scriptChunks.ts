/** What Rolldown tells of a module. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

const SITE = "site";

/**
 * The file that a module of the browser bundle goes into: what only one block needs stays with that block, and
 * everything else is one file, as a request for each piece would cost more than it saves.
 * @param getInfo - tells of a module who imports it
 * @returns the name of the common file; nothing for a module that belongs to a block
 */
export function chunkNameOf(id: string, getInfo: (id: string) => ModuleInfo | null): string | null {
  const homes = homesOf(id, getInfo, new Set());
  return homes.size === 1 && !homes.has(SITE) ? null : SITE;
}

/** Who needs a module: blocks, by the names of their folders, or every page. */
function homesOf(
  id: string,
  getInfo: (id: string) => ModuleInfo | null,
  seen: Set<string>,
): ReadonlySet<string> {
  const [, block] = /src\/blocks\/(\w+)\//.exec(id.replaceAll("\\", "/")) ?? [];
  if (block !== undefined) return new Set([block]);
  const info = getInfo(id);
  if (!info || info.isEntry) return new Set([SITE]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  return new Set(
    [...info.importers, ...info.dynamicImporters].flatMap((importer) => [
      ...homesOf(importer, getInfo, seen),
    ]),
  );
}
