import type { Rolldown } from "vite";

type ModuleInfo = Pick<Rolldown.ModuleInfo, "isEntry" | "importers" | "dynamicImporters">;

/** The script that every page loads. */
const SITE = "site";

/** A module that exports the components in a chunk. The parts in "basic" belong to the script of every page. */
const chunkModule = /\/src\/(?:blocks|app)\/chunks\/(\w+)\.ts$/;

/** Imported on first use to keep it out of the program. Every page with its chunk needs it soon after hydration. */
const soonUsed = /\/live\/askServer\.ts$/;

/** @returns the name of the chunk whose components this module exports; `undefined` if they are in every page's script */
export function chunkOfComponents(id: string): { chunk: string | undefined } | undefined {
  const [, name] = chunkModule.exec(id.replaceAll("\\", "/")) ?? [];
  return name === undefined ? undefined : { chunk: name === "basic" ? undefined : name };
}

/**
 * Names the chunk of a module: the only one that imports it, or the script of every page. `null` for a separate file.
 */
export function chunkNameOf(id: string, getInfo: (id: string) => ModuleInfo | null): string | null {
  const seen = new Set<string>();
  const chunks = new Set<string>();
  let isShared = false;
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const components = chunkOfComponents(module);
    const info = getInfo(module);
    if (components || info?.isEntry) {
      chunks.add(components?.chunk ?? SITE);
      return;
    }
    info?.importers.forEach(visit);
    if (soonUsed.test(module)) info?.dynamicImporters.forEach(visit);
    else if (info?.dynamicImporters.some((importer) => chunkNameOf(importer, getInfo) === SITE))
      isShared = true;
  };
  visit(id);
  const [only = null, ...others] = chunks;
  if (others.length > 0 || only === SITE) return SITE;
  return isShared ? null : only;
}
