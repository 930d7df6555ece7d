import { existsSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { namesIn } from "../namesIn";
import { removeFolder } from "./removeFolder";

/**
 * Recovers from killed builds of versions before 0.2, which moved the last site aside before they wrote the new one.
 * Restores that site if there is no other. Otherwise it stays aside, because others may have put files into it.
 * Removes incomplete sites.
 * @param directory - the absolute path of the site's folder
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
      // Another command recovered it at the same moment, or the folder belongs to another user.
    }
  }
}
