import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ScriptsNote, type SiteScripts, siteScripts } from "../../core/siteScripts";
import type { Program } from "../program";

/** Beside each bundle lies what it consists of. */
export const CONTENTS_FILE = "contents.json";

/** The scripts and styles of a built site: the same for every config. */
export interface BrowserBundle extends Omit<SiteScripts, "files"> {
  /** The folder that holds `assets/`. */
  directory: string;
}

/** What the bundle of the live site consists of. */
export interface LiveContents {
  id: string;
  /** The path of the script of a page, below the folder of the bundle. */
  entry: string;
  /** The text of the script that shows the look which was chosen, of a site with a light and a dark one. */
  look: string;
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
  return { directory, ...siteScripts(readContents<ScriptsNote>(directory)) };
}

/** The bundle of the live site. */
export function liveBundle(program: Program): LiveBundle {
  const directory = join(program.folder, "live");
  return { directory, ...readContents<LiveContents>(directory) };
}

function readContents<Contents>(directory: string): Contents {
  return JSON.parse(readFileSync(join(directory, CONTENTS_FILE), "utf8")) as Contents;
}
