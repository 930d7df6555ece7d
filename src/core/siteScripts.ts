import type { PageFacts, PagePart } from "../compile/facts";
import type { SourceFile } from "./siteFile";

/** The scripts and styles of a site: the same for every config. Paths are below the base path. */
export interface SiteScripts {
  /** Identifies this set; different scripts have a different id. */
  id: string;
  entry: string;
  /** The inline script of every page. */
  boot: string;
  /** The inline script of pages with announcements. */
  announcementsBoot: string;
  /** The inline script of every page on a site with light and dark mode. */
  look: string;
  /** The inline script of every page on a site with several languages. */
  languages: string;
  /** Returns the files that a page with these parts loads in addition to the entry. */
  partsFor: (facts: Pick<PageFacts, "parts" | "opening">) => PageParts;
  styles: string;
  searchStyles: string;
  /** The paths of everything that pages with these parts can request, even later, and of the licences. */
  publishedFor: (parts: Iterable<PagePart>) => ReadonlySet<string>;
  /** All scripts and stylesheets. A site publishes those that its pages can request. */
  files: readonly SourceFile[];
}

/** The files that a page loads in addition to the entry. Paths are below the base path. */
export interface PageParts {
  parts: readonly PagePart[];
  /** The chunks that contain some of them. */
  chunks: readonly string[];
  /** The files of these chunks, with everything they import. */
  scripts: readonly string[];
  /** The critical CSS. */
  first: string;
  /** The other styles of the frame and of these parts. */
  rest: string;
}

/** A bundle of scripts and styles, as saved in its manifest. Paths are below the base path. */
export interface ScriptsNote extends Pick<
  SiteScripts,
  "id" | "entry" | "boot" | "announcementsBoot" | "look" | "languages" | "styles" | "searchStyles"
> {
  /** The licences of all scripts. No page loads this file. */
  licences: string;
  /** The CSS of each source, in cascade order. Other fields refer to a source by its index. */
  css: readonly string[];
  /** The files that every page needs in addition to the entry. */
  shared: ChunkFiles & PartStyles;
  chunks: Record<string, ChunkFiles>;
  /** The chunk of each part, unless the entry contains it, and its styles. */
  parts: Record<string, PartStyles & { chunk?: string }>;
  pieces: Record<string, readonly number[]>;
}

interface PartStyles {
  css: readonly number[];
  /** Its critical styles, without the pieces' styles. */
  painted: readonly number[];
}

interface ChunkFiles {
  scripts: readonly string[];
  /** Scripts that load on first use. */
  later: readonly string[];
}

/** The scripts of a site, without the folder of their files. */
export function siteScripts(note: ScriptsNote): Omit<SiteScripts, "files"> {
  const { entry, licences, shared, chunks, css, pieces } = note;
  const known = new Map<string, PageParts>();
  const chunksFor = (parts: readonly PagePart[]) => [
    ...new Set(parts.flatMap((part) => note.parts[part]?.chunk ?? [])),
  ];
  const filesOf = (names: readonly string[]) => [shared, ...names.flatMap((name) => chunks[name] ?? [])];
  const partsFor = (facts: Pick<PageFacts, "parts" | "opening">): PageParts => {
    // Sorted, so pages with the same parts have the same stylesheet.
    const [parts, opening] = [[...facts.parts].sort(), [...facts.opening].sort()];
    const key = [parts, opening].join(" ");
    let found = known.get(key);
    if (!found) {
      const names = chunksFor(parts);
      const sources = new Set([
        ...shared.css,
        ...parts.flatMap((part) => note.parts[part]?.css ?? pieces[part] ?? []),
      ]);
      const painted = new Set([
        ...shared.painted,
        ...opening.flatMap((part) => note.parts[part]?.painted ?? pieces[part] ?? []),
      ]);
      found = {
        parts,
        chunks: names,
        scripts: filesOf(names).flatMap(({ scripts }) => scripts),
        first: css.filter((_, index) => painted.has(index)).join(""),
        rest: css.filter((_, index) => sources.has(index) && !painted.has(index)).join(""),
      };
      known.set(key, found);
    }
    return found;
  };
  const publishedFor = (types: Iterable<PagePart>) => {
    const parts = [...types];
    return new Set([
      entry,
      licences,
      note.styles,
      ...(parts.includes("search") ? [note.searchStyles] : []),
      ...filesOf(chunksFor(parts)).flatMap(({ scripts, later }) => [...scripts, ...later]),
    ]);
  };
  return { ...note, partsFor, publishedFor };
}
