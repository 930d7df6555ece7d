import { dropBuildFolder, enterState, mayBePublishing, leftFolders } from "./buildFolder";
import { Journal } from "./journal";
import { whileLocked } from "./publishLock";
import { realPlace } from "./realPlace";
import { existsSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { attempt, namesIn } from "../attempt";

/**
 * Recovers from builds that were killed: restores the last site if it was being replaced, and removes their files.
 * @throws the system's error if the last site cannot be restored
 */
export function takeUpLeftovers(site: string): void {
  const directory = realPlace(site);
  takeUpOlderLeftovers(directory);
  if (mayBePublishing(directory)) {
    whileLocked(directory, (stayAwake) => {
      for (const folder of leftFolders(directory, "publishing")) {
        Journal.open(directory, folder)?.undo(stayAwake);
        dropBuildFolder(enterState(folder, "done"));
      }
    });
  }
  for (const state of ["making", "done"] as const) leftFolders(directory, state).forEach(dropBuildFolder);
}

/**
 * Recovers from killed builds of versions before 0.2, which moved the last site aside before they wrote the new one.
 * Restores that site if there is no other. Otherwise it stays aside, because others may have put files into it.
 * Removes incomplete sites.
 * @param directory - the absolute path of the site's folder
 */
function takeUpOlderLeftovers(directory: string): void {
  const parent = dirname(directory);
  const prefix = `${basename(directory)}.aside-`;
  for (const name of namesIn(parent).filter((name) => name.startsWith(prefix))) {
    const leftover = join(parent, name);
    const isWhole = name.endsWith("-previous");
    // Another command may recover it at the same moment, or the folder belongs to another user.
    attempt(() => {
      if (isWhole && !existsSync(directory)) renameSync(leftover, directory);
      else if (/^\d+(?:-[0-9a-f]+)*$/.test(name.slice(prefix.length))) rmSync(leftover, { recursive: true });
    });
  }
}
