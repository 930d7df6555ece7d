import { dropBuildFolder, enterState, mayBePublishing, leftFolders } from "./buildFolder";
import { Journal } from "./journal";
import { takeUpOlderLeftovers } from "./olderLeftovers";
import { whileLocked } from "./publishLock";
import { realPlace } from "./realPlace";

/**
 * Recovers from builds that were killed: restores the last site if it was being replaced, and removes their files.
 * @param site - the absolute path of the site's folder; it may be missing
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
