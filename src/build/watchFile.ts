import { type FSWatcher, statSync, unwatchFile, watch, watchFile as pollFile } from "node:fs";
import { dirname } from "node:path";

/** A burst of changes is one change. */
const BURST_MS = 20;
/** Editors replace a file by way of none, or of an empty one, which is over in a moment. */
const PATIENCE_MS = 250;
/** Some folders, such as those of another machine, tell nothing by themselves. */
const POLL_MS = 500;

/** A file whose changes are told. */
export interface WatchedFile {
  /** Begins to watch; what has changed since the file was named is told, too. */
  start: () => void;
  stop: () => void;
}

/**
 * Calls back whenever a file is another one than before: written, replaced, gone, or there again.
 * @param patience - for how many milliseconds it may be gone or empty before that counts
 */
export function watchFile(file: string, onChange: () => void, patience = PATIENCE_MS): WatchedFile {
  let seen = stateOf(file);
  let folder: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  const soon = () => lookIn(BURST_MS, false);
  return {
    start: () => {
      // The folder and not the file, which may be replaced by another one of its name.
      folder = watchFolder(dirname(file), soon);
      pollFile(file, { interval: POLL_MS, persistent: false }, soon);
      soon();
    },
    stop: () => {
      clearTimeout(timer);
      folder?.close();
      unwatchFile(file, soon);
    },
  };

  function lookIn(delay: number, isLastTry: boolean): void {
    clearTimeout(timer);
    timer = setTimeout(() => compare(isLastTry), delay);
  }

  function compare(isLastTry: boolean): void {
    const state = stateOf(file);
    if (state === seen) return;
    if (!isLastTry && (state === GONE || state.startsWith(EMPTY))) {
      lookIn(patience, true);
      return;
    }
    seen = state;
    onChange();
  }
}

const GONE = "gone";
const EMPTY = "0 ";

/** Tells one state of a file from another. */
function stateOf(file: string): string {
  try {
    const { size, mtimeMs, ino } = statSync(file);
    return `${size} ${mtimeMs} ${ino}`;
  } catch {
    return GONE;
  }
}

function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    // A folder that goes takes its watcher with it; looking now and then remains.
    return watch(folder, { persistent: false }, onChange).on("error", () => undefined);
  } catch {
    return undefined;
  }
}
