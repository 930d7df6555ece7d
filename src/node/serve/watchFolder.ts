import { type FSWatcher, readdirSync, realpathSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isHidden } from "../input/publicFolder";
import { attempt } from "../attempt";

/** Changes within this time are one change. */
const BURST_MS = 20;

export interface WatchedFolder {
  stop: () => void;
}

/** Reports once after a burst of changes to a folder, which may not exist yet, without watching each file. */
export function watchFolder(
  folder: string,
  onChange: () => void,
  isDeep = process.platform !== "linux",
): WatchedFolder {
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();
  /** Created, removed or replaced paths. Watchers of such folders and of folders in them no longer work. */
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

  /** Watches new folders, and closes the watchers of removed ones. */
  function update(): void {
    // Links in the folder are not part of the site, and may lead to the whole disk. The folder itself may be a link.
    const watched = realPathOf(folder);
    // The parent folder reports when the folder is created or removed.
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
    // Folders that cannot be watched are read again with the config.
    attempt(() => {
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
    });
  }
}

/** A folder and all folders in it, without hidden ones and links. */
function foldersIn(folder: string): string[] {
  const folders = [folder];
  // The list grows during the iteration.
  for (const path of folders) {
    // It may have been removed, or is not readable.
    const entries = attempt(() => readdirSync(path, { withFileTypes: true })) ?? [];
    const inside = entries.filter((entry) => entry.isDirectory() && !isHidden(`/${entry.name}`));
    folders.push(...inside.map(({ name }) => join(path, name)));
  }
  return folders;
}

/** Resolves the folder if it is a link. */
function realPathOf(folder: string): string {
  return attempt(() => realpathSync(folder)) ?? folder;
}
