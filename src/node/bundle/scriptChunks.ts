/** What Rolldown tells of a module. */
interface ModuleInfo {
  isEntry: boolean;
  code: string | null;
  importers: readonly string[];
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
}

const SITE = "site";

/** What the id of the entry of a component ends with. */
export const COMPONENT_QUERY = "?component";

/** What is smaller than this, in characters, costs less in the common file than as a request of its own. */
const LARGE = 2000;

/** The same for what only two blocks need, which most pages load for nothing. */
const LARGE_FOR_TWO = 900;

type GetInfo = (id: string) => ModuleInfo | null;

/**
 * The file that a module of the browser bundle goes into. What every page needs is one file. What only one block
 * needs stays with that block, and so does what is fetched at its first use. What several blocks need is part of the
 * common file while it is small; what is large goes into a file that only pages with one of these blocks load, and
 * takes along what is small and needed by the same blocks.
 * @param getInfo - tells of a module who imports it, what it imports, and its code
 * @returns the name of the common file; nothing for a module that belongs elsewhere
 */
export function chunkNameOf(id: string, getInfo: GetInfo): string | null {
  const homes = homesOf(id, getInfo, new Set());
  if (homes.has(SITE)) return SITE;
  if (homes.size === 1 || isLive(id) || bringsLarge(id, getInfo, new Set())) return null;
  const importers = getInfo(id)?.importers ?? [];
  const neighbours = new Set([
    ...importers,
    ...importers.flatMap((importer) => importsOf(importer, getInfo)),
  ]);
  const goesAlong = [...neighbours].some(
    (other) => isSame(homesOf(other, getInfo, new Set()), homes) && bringsLarge(other, getInfo, new Set()),
  );
  return goesAlong ? null : SITE;
}

/**
 * Whether a module is large, or imports one that is and that not every page needs: the common file would hold what
 * it imports as well.
 */
function bringsLarge(id: string, getInfo: GetInfo, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  const homes = homesOf(id, getInfo, new Set());
  if (homes.has(SITE)) return false;
  seen.add(id);
  const isLarge = (getInfo(id)?.code?.length ?? 0) > (homes.size === 2 ? LARGE_FOR_TWO : LARGE);
  return isLarge || importsOf(id, getInfo).some((imported) => bringsLarge(imported, getInfo, seen));
}

function importsOf(id: string, getInfo: GetInfo): readonly string[] {
  return getInfo(id)?.importedIds ?? [];
}

function isSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((home) => others.has(home));
}

/** Whether a module shows the state of a server, which is on few pages: the common file does not grow for it. */
function isLive(id: string): boolean {
  return id.replaceAll("\\", "/").includes("/src/ui/live/");
}

/** Who needs a module: blocks, by the names of their folders, what is fetched at its first use, or every page. */
function homesOf(id: string, getInfo: GetInfo, seen: Set<string>): ReadonlySet<string> {
  const [, block] = /src\/blocks\/(\w+)\//.exec(id.replaceAll("\\", "/")) ?? [];
  if (block !== undefined) return new Set([block]);
  // The entry of a part that lies elsewhere, which few pages load.
  if (id.endsWith(COMPONENT_QUERY)) return new Set([id]);
  const info = getInfo(id);
  if (!info || info.isEntry) return new Set([SITE]);
  if (info.importers.length === 0 && info.dynamicImporters.length > 0) return new Set([id]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  return new Set(info.importers.flatMap((importer) => [...homesOf(importer, getInfo, seen)]));
}
