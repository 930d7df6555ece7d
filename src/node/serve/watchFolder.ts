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
  const watchers = new Map<string, FSWatcher>();
  /** Paths that came, went or were replaced. Watchers of such folders, and of folders in them, are dead. */
  const replaced = new Set<string>();
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      update();
      onChange();
    }, BURST_MS);
  };
  update();
  return {
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };

  /** Opens watchers of new folders, and closes those of folders that are gone. */
  function update(): void {
    // What a link leads to is no part of the site, and may be the whole disk; the folder itself may be one.
    const watched = realPathOf(folder);
    // The folder above reports when the folder comes or goes.
    const wanted = new Set([dirname(folder), ...(isDeep ? [watched] : foldersIn(watched))]);
    for (const [path, watcher] of watchers) {
      if (wanted.has(path) && !isReplaced(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    replaced.clear();
    for (const path of wanted) if (!watchers.has(path)) start(path);
  }

  function isReplaced(path: string): boolean {
    return replaced.has(path) || (path !== dirname(path) && isReplaced(dirname(path)));
  }

  function start(path: string): void {
    const isAbove = path === dirname(folder);
    try {
      const watcher = watch(path, { recursive: isDeep && !isAbove, persistent: false }, (event, name) => {
        if (isAbove && name !== null && name !== basename(folder)) return;
        if (event === "rename") replaced.add(isAbove ? realPathOf(folder) : join(path, name ?? ""));
        soon();
      });
      watcher.on("error", () => {
        watcher.close();
        watchers.delete(path);
      });
      watchers.set(path, watcher);
    } catch {
      // Folders that cannot be watched are read again with the config.
    }
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
