import { realpathSync } from "node:fs";
import { watch } from "chokidar";

/** A burst of changes is one change. */
const BURST_MS = 20;

/** Something that is watched until it is told otherwise. */
export interface WatchedFolder {
  stop: () => void;
}

/** Calls back once after a burst of changes to the files of a folder, which may be missing or go meanwhile. */
export function watchFolder(folder: string, onChange: () => void): WatchedFolder {
  let timer: NodeJS.Timeout | undefined;
  // What a link leads to is no part of the site, and may be the whole disk or the folder itself.
  const watched = realPathOf(folder);
  const watcher = watch(watched, { ignoreInitial: true, followSymlinks: false });
  watcher.on("all", (event, path) => {
    // The watcher forgets a folder that goes; named again, it waits for its return.
    if (path === watched && event === "unlinkDir") watcher.add(watched);
    clearTimeout(timer);
    timer = setTimeout(onChange, BURST_MS);
  });
  // What cannot be watched is read anew with the config.
  watcher.on("error", () => undefined);
  return {
    stop: () => {
      clearTimeout(timer);
      void watcher.close();
    },
  };
}

/** Where a folder lies that may itself be a link. */
function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
