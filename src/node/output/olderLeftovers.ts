import { existsSync, readdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { removeFolder } from "./removeFolder";

/**
 * Takes up what builds of versions before 0.2 left behind beside a site: they moved the last site away before they
 * put the new one there. That comes back where there is none; where there is one, it stays aside, as files of others
 * may lie in it. Half a site is removed.
 * @param directory - the folder of the site, as an absolute path
 */
export function takeUpOlderLeftovers(directory: string): void {
  const parent = dirname(directory);
  const prefix = `${basename(directory)}.aside-`;
  for (const name of namesIn(parent).filter((name) => name.startsWith(prefix))) {
    const leftover = join(parent, name);
    const isWhole = name.endsWith("-previous");
    try {
      if (isWhole && !existsSync(directory)) renameSync(leftover, directory);
      else if (/^\d+(?:-[0-9a-f]+)*$/.test(name.slice(prefix.length))) removeFolder(leftover);
    } catch {
      // Another command took it up in the same moment, or the folder belongs to somebody else.
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
