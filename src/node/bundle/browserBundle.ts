import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ScriptsNote, type SiteScripts, siteScripts } from "../../core/siteScripts";
import type { Program } from "../program";

/** The manifest next to each bundle. */
export const CONTENTS_FILE = "contents.json";

/** The scripts and styles of a built site: the same for every config. */
export interface BrowserBundle extends Omit<SiteScripts, "files"> {
  /** The folder that contains `assets/`. */
  directory: string;
}

/** The contents of the live site's bundle. */
export interface LiveContents {
  id: string;
  /** The path of the script of a page, below the folder of the bundle. */
  entry: string;
  /** The inline script that applies the chosen mode, on a site with light and dark mode. */
  look: string;
  /** The inline script that offers pages in other languages, on a site with several. */
  languages: string;
  /** The path of the script for the page shown instead of a site that cannot be shown. */
  problems: string;
}

export interface LiveBundle extends LiveContents {
  /** The folder that contains them. */
  directory: string;
}

export function browserBundle(program: Program): BrowserBundle {
  const directory = join(program.folder, "site");
  return { directory, ...siteScripts(readContents<ScriptsNote>(directory)) };
}

export function liveBundle(program: Program): LiveBundle {
  const directory = join(program.folder, "live");
  return { directory, ...readContents<LiveContents>(directory) };
}

function readContents<Contents>(directory: string): Contents {
  return JSON.parse(readFileSync(join(directory, CONTENTS_FILE), "utf8")) as Contents;
}
