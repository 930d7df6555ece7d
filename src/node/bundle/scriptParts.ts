import type { Rolldown } from "vite";
import type { ScriptsNote } from "../../core/siteScripts";

/** What Rolldown tells of a script. */
export type Script = Pick<
  Rolldown.OutputChunk,
  "name" | "fileName" | "isEntry" | "moduleIds" | "imports" | "dynamicImports"
>;

/** The name of the entry; each of the others has that of its block type. */
const SITE = "browser";
/** The script of the search, which brings its stylesheet along when it is first used. */
const SEARCH = "SearchDialog";

/**
 * What is needed where: by every page, and by the blocks. Each script has a stylesheet of its own, but for those
 * that come with every page, which share one. A stylesheet stands behind those of all that its script imports. As a
 * style overrides only what its module imports, the cascade is the same in whatever order pages are visited.
 * @param scripts - all of a site; the entries are named after the block types
 * @param writeStyles - writes the styles of some modules into a file that begins with a name, and tells its path;
 *   nothing where they have none
 */
export function partsOf(
  scripts: readonly Script[],
  writeStyles: (name: string, modules: readonly string[]) => string | undefined,
): Pick<ScriptsNote, "entry" | "searchStyles" | "shared" | "blocks"> {
  const byFile = new Map(scripts.map((script) => [script.fileName, script]));
  const entries = scripts.filter(({ isEntry }) => isEntry);
  const site = entries.find(({ name }) => name === SITE);
  if (!site) throw new Error(`The browser bundle has no script ${SITE}.`);

  const search = scripts.find(({ name }) => name === SEARCH);
  const everywhere = reached(site, { isLater: true, but: search });
  const stylesOf = new Map<Script, string | undefined>();
  const styleOf = (script: Script) => {
    if (!stylesOf.has(script)) stylesOf.set(script, writeStyles(script.name, script.moduleIds));
    return stylesOf.get(script);
  };
  const own = (some: ReadonlySet<Script>) => [...some].filter((one) => !everywhere.has(one));
  const searchStyles = search ? present(own(reached(search)).map(styleOf)) : [];
  const shared = {
    scripts: filesOf(reached(site)).filter((file) => file !== site.fileName),
    later: laterOf(site),
    styles: present([
      writeStyles(
        "styles",
        [...everywhere].flatMap(({ moduleIds }) => moduleIds),
      ),
    ]),
  };
  const blocks = entries
    .filter((script) => script !== site)
    .map((script) => {
      return [
        script.name,
        {
          component: script.fileName,
          scripts: filesOf(new Set(own(reached(script)))),
          styles: present(own(reached(script, { isLater: true, but: search })).map(styleOf)),
          later: laterOf(script, reached(site, { isLater: true })),
        },
      ] as const;
    });
  return { entry: site.fileName, searchStyles, shared, blocks: Object.fromEntries(blocks) };

  /**
   * What a script fetches later, with all that this imports. Pages name the styles of it, but for those of the search.
   * @param known - what is there in any case
   */
  function laterOf(script: Script, known: ReadonlySet<Script> = new Set()): string[] {
    const atOnce = reached(script);
    const later = [...reached(script, { isLater: true })].filter(
      (one) => !atOnce.has(one) && !known.has(one),
    );
    const styles = search && later.includes(search) ? searchStyles : [];
    return [...later.map(({ fileName }) => fileName), ...styles];
  }

  /**
   * A script and all that it imports, each behind its own imports.
   * @param options - `isLater`: with what is fetched at its first use, behind all that fetch it; `but`: what is left out
   */
  function reached(
    script: Script,
    { isLater = false, but }: { isLater?: boolean; but?: Script | undefined } = {},
  ): Set<Script> {
    const found = new Set<Script>();
    const seen = new Set<string>();
    const later: string[] = [];
    const visit = (file: string) => {
      const one = byFile.get(file);
      if (!one || one === but || seen.has(file)) return;
      seen.add(file);
      one.imports.forEach(visit);
      found.add(one);
      later.push(...one.dynamicImports);
    };
    visit(script.fileName);
    if (isLater) for (let file = later.shift(); file !== undefined; file = later.shift()) visit(file);
    return found;
  }
}

const filesOf = (scripts: ReadonlySet<Script>) => [...scripts].map(({ fileName }) => fileName);

const present = (files: readonly (string | undefined)[]) => files.filter((file) => file !== undefined);
