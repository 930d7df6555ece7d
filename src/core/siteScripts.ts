import type { PagePart } from "../app/frameParts";
import type { SourceFile } from "./siteFile";

/** The scripts and styles of a site: the same for every config. Paths are below the base path. */
export interface SiteScripts {
  /** Names them all; another name means other scripts. */
  id: string;
  /** The path of the entry. */
  entry: string;
  /** The text of the script that stands in every page. */
  boot: string;
  /** The text of the script that stands in pages with announcements. */
  announcementsBoot: string;
  /** The text of the script that stands in every page of a site with a light and a dark look. */
  look: string;
  /** What a page with these parts loads besides the entry. */
  partsFor: (types: Iterable<PagePart>) => PageParts;
  /** The stylesheets of the search. */
  searchStyles: readonly string[];
  /** The paths of all that pages with these parts can ask for, also later, and of the licences: what a site publishes. */
  publishedFor: (types: Iterable<PagePart>) => ReadonlySet<string>;
  /** All that there are, with the styles. A site publishes those that its pages can ask for. */
  files: readonly SourceFile[];
}

/** What a page needs of the scripts and styles of a site. Paths are below the base path. */
export interface PageParts {
  /** The script that exports each component: those of blocks by their types. */
  components: Partial<Record<PagePart, string>>;
  /** The scripts that it loads besides the entry: those of the components, and what they import. */
  scripts: readonly string[];
  /** The stylesheets of all that can appear on it, each behind those that it overrides. */
  styles: readonly string[];
  /** The text of all of these stylesheets, one behind the other. */
  css: string;
}

/** What a bundle of scripts consists of, as it is noted beside it. Paths are below the base path. */
export interface ScriptsNote extends Pick<
  SiteScripts,
  "id" | "entry" | "boot" | "announcementsBoot" | "look" | "searchStyles"
> {
  /** The file with the licences of all of them, which no page loads. */
  licences: string;
  /** What every page needs besides the entry. */
  shared: NeededParts;
  /** What a block needs, by its type, and what each part of the frame does. */
  blocks: Record<string, BlockParts>;
  /** The text of each stylesheet, by its path: pages have those that they need in one file. */
  css: Readonly<Record<string, string>>;
}

/** What is needed of the scripts and styles of a site. */
interface NeededParts extends Pick<PageParts, "scripts" | "styles"> {
  /** What is fetched at its first use: scripts, and the styles that no page names. */
  later: readonly string[];
}

/** What a block needs of the scripts and styles of a site. */
export interface BlockParts extends NeededParts {
  /** The script that exports its component. */
  component: string;
}

/** The scripts of a site by the note of their bundle, which does not say where their files lie. */
export function siteScripts(note: ScriptsNote): Omit<SiteScripts, "files"> {
  const { id, entry, boot, announcementsBoot, look, searchStyles, licences, shared, blocks, css } = note;
  const known = new Map<string, PageParts>();
  const partsFor = (types: Iterable<PagePart>): PageParts => {
    // In one order, so that all pages with the same parts have the same stylesheet.
    const names = [...types].sort();
    const key = names.join(" ");
    let parts = known.get(key);
    if (!parts) {
      const needed = names.flatMap((type) => blocks[type] ?? []);
      const styles = [...new Set([...shared.styles, ...needed.flatMap((part) => part.styles)])];
      parts = {
        components: Object.fromEntries(names.map((type) => [type, blocks[type]?.component ?? ""])),
        scripts: [...new Set([...shared.scripts, ...needed.flatMap(({ scripts }) => scripts)])].sort(),
        styles,
        css: styles.map((path) => css[path] ?? "").join(""),
      };
      known.set(key, parts);
    }
    return parts;
  };
  const publishedFor = (types: Iterable<PagePart>) => {
    const needed = [shared, ...[...types].flatMap((type) => blocks[type] ?? [])];
    return new Set([
      entry,
      licences,
      ...needed.flatMap(({ scripts, styles, later }) => [...scripts, ...styles, ...later]),
    ]);
  };
  return { id, entry, boot, announcementsBoot, look, searchStyles, partsFor, publishedFor };
}
