import { type FSWatcher, readdirSync, realpathSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isHidden } from "../input/publicFolder";

/** A burst of changes is one change. */
const BURST_MS = 20;

/** Something that is watched until it is told otherwise. */
export interface WatchedFolder {
  stop: () => void;
}

/**
 * Calls back once after a burst of changes to the files of a folder, which may be missing or go meanwhile. Folders are
 * watched and not their files, of which there may be tens of thousands.
 * @param isDeep - whether the system watches the folders in a folder by itself; Linux does not
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  isDeep = process.platform !== "linux",
): WatchedFolder {
  let timer: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Some folders may be new, and watchers of folders that are gone are dead.
      restart();
      onChange();
    }, BURST_MS);
  };
  restart();
  return {
    stop: () => {
      clearTimeout(timer);
      close();
    },
  };

  function restart(): void {
    close();
    // What a link leads to is no part of the site, and may be the whole disk; the folder itself may be one.
    const watched = realPathOf(folder);
    // The folder above tells when the folder comes or goes.
    start(dirname(folder), false, (name) => name === null || name === basename(folder));
    for (const path of isDeep ? [watched] : foldersIn(watched)) start(path, isDeep, () => true);
  }

  function start(path: string, recursive: boolean, isMeant: (name: string | null) => boolean): void {
    try {
      const options = { recursive, persistent: false };
      const watcher = watch(path, options, (_, name) => {
        if (isMeant(name)) soon();
      });
      // What cannot be watched is read anew with the config.
      watchers.push(watcher.on("error", () => watcher.close()));
    } catch {
      // The same.
    }
  }

  function close(): void {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  }
}

/** A folder and all folders in it, without hidden ones and what links lead to. */
function foldersIn(folder: string): string[] {
  const folders = [folder];
  // Folders are added while they are gone through.
  for (const path of folders) {
    try {
      const entries = readdirSync(path, { withFileTypes: true });
      const inside = entries.filter((entry) => entry.isDirectory() && !isHidden(`/${entry.name}`));
      folders.push(...inside.map(({ name }) => join(path, name)));
    } catch {
      // It is gone, or may not be looked into.
    }
  }
  return folders;
}

/** Where a folder lies that may itself be a link. */
function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
