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
