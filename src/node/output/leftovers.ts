import { dropBuildFolder, enterState, mayBePublishing, leftFolders } from "./buildFolder";
import { Journal } from "./journal";
import { takeUpOlderLeftovers } from "./olderLeftovers";
import { whileLocked } from "./publishLock";
import { realPlace } from "./realPlace";

/**
 * Takes up what builds left behind that were ended by force: a site that was being published becomes the last one
 * again, and what was made for it is removed.
 * @param site - the folder of the site as an absolute path; it may be missing
 * @throws the system's error where the last site cannot be brought back
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
