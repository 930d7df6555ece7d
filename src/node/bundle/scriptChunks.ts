/** What Rolldown tells of a module. */
interface ModuleInfo {
  isEntry: boolean;
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

const SITE = "site";

/** What is smaller than this, in characters, costs less in the common file than as a request of its own. */
const LARGE = 2000;

/**
 * The file that a module of the browser bundle goes into. What every page needs is one file. What only one block
 * needs stays with that block, and so does what is fetched at its first use. What several blocks need is part of the
 * common file while it is small; what is large goes into a file that only pages with one of these blocks load.
 * @param getInfo - tells of a module who imports it, and its code
 * @returns the name of the common file; nothing for a module that belongs elsewhere
 */
export function chunkNameOf(id: string, getInfo: (id: string) => ModuleInfo | null): string | null {
  const homes = homesOf(id, getInfo, new Set());
  if (homes.has(SITE)) return SITE;
  const isLarge = (getInfo(id)?.code?.length ?? 0) > LARGE;
  return homes.size === 1 || isLarge ? null : SITE;
}

/** Who needs a module: blocks, by the names of their folders, what is fetched at its first use, or every page. */
function homesOf(
  id: string,
  getInfo: (id: string) => ModuleInfo | null,
  seen: Set<string>,
): ReadonlySet<string> {
  const [, block] = /src\/blocks\/(\w+)\//.exec(id.replaceAll("\\", "/")) ?? [];
  if (block !== undefined) return new Set([block]);
  const info = getInfo(id);
  if (!info || info.isEntry) return new Set([SITE]);
  if (info.importers.length === 0 && info.dynamicImporters.length > 0) return new Set([id]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  return new Set(info.importers.flatMap((importer) => [...homesOf(importer, getInfo, seen)]));
}
