import type { BlockType } from "../blocks/schemas";
import type { SourceFile } from "./siteFile";

/** The scripts and styles of a site: the same for every config. Paths are below the base path. */
export interface SiteScripts {
  /** Names them all; another name means other scripts. */
  id: string;
  /** The path of the entry. */
  entry: string;
  /** The path of the styles of all that can appear on a page. */
  styles: string;
  /** The text of the script that stands in every page. */
  boot: string;
  /** The paths of the scripts that a page with these block types loads besides the entry. */
  scriptsFor: (types: Iterable<BlockType>) => string[];
  /** All of them, with the styles. */
  files: readonly SourceFile[];
}

/** What a bundle of scripts consists of, as it is noted beside it. Paths are below the base path. */
export interface ScriptsNote extends Pick<SiteScripts, "id" | "entry" | "styles" | "boot"> {
  /** The scripts that every page needs besides the entry. */
  shared: string[];
  /** The scripts that a block needs, by its type. */
  blocks: Record<string, string[]>;
}

/** The scripts of a site by the note of their bundle, which does not say where their files lie. */
export function siteScripts(note: ScriptsNote): Omit<SiteScripts, "files"> {
  const { id, entry, styles, boot, shared, blocks } = note;
  const known = new Map<string, string[]>();
  const scriptsFor = (types: Iterable<BlockType>): string[] => {
    const key = [...types].join(" ");
    let scripts = known.get(key);
    if (!scripts) {
      const all = [...shared, ...key.split(" ").flatMap((type) => blocks[type] ?? [])];
      scripts = [...new Set(all)].sort();
      known.set(key, scripts);
    }
    return scripts;
  };
  return { id, entry, styles, boot, scriptsFor };
}
