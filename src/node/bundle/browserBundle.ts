import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BlockType } from "../../blocks/schemas";
import type { SiteScripts } from "../../core/siteScripts";
import type { Program } from "../program";

/** Beside each bundle lies what it consists of. */
export const CONTENTS_FILE = "contents.json";

/** The scripts and styles of a built site: the same for every config. */
export interface BrowserBundle extends Omit<SiteScripts, "files"> {
  /** The folder that holds `assets/`. */
  directory: string;
}

/** What the bundle of a built site consists of. */
export interface BrowserContents extends Pick<BrowserBundle, "id" | "entry" | "styles" | "boot"> {
  /** The scripts that the entry needs. */
  shared: string[];
  /** The scripts that a block needs, by its type. */
  blocks: Record<string, string[]>;
}

/** What the bundle of the live site consists of. */
export interface LiveContents {
  id: string;
  /** The path of the script of a page, below the folder of the bundle. */
  entry: string;
  /** The path of the script of the page that stands in place of a site that cannot be shown. */
  problems: string;
}

/** The scripts of the live site. */
export interface LiveBundle extends LiveContents {
  /** The folder that holds them. */
  directory: string;
}

/** The bundle of a built site. */
export function browserBundle(program: Program): BrowserBundle {
  const directory = join(program.folder, "site");
  const { id, entry, styles, boot, shared, blocks } = readContents<BrowserContents>(directory);
  const known = new Map<string, string[]>();
  const scriptsFor = (types: Iterable<BlockType>): string[] => {
    const key = [...types].join(" ");
    let scripts = known.get(key);
    if (!scripts) {
      const files = [...shared, ...key.split(" ").flatMap((type) => blocks[type] ?? [])];
      scripts = [...new Set(files)].sort();
      known.set(key, scripts);
    }
    return scripts;
  };
  return { directory, id, entry, styles, boot, scriptsFor };
}

/** The bundle of the live site. */
export function liveBundle(program: Program): LiveBundle {
  const directory = join(program.folder, "live");
  return { directory, ...readContents<LiveContents>(directory) };
}

function readContents<Contents>(directory: string): Contents {
  return JSON.parse(readFileSync(join(directory, CONTENTS_FILE), "utf8")) as Contents;
}
