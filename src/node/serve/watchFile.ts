import { type FSWatcher, statSync, unwatchFile, watch, watchFile as pollFile } from "node:fs";
import { dirname } from "node:path";
import { readUtf8 } from "../regularFile";

/** A burst of changes is one change. */
const BURST_MS = 20;
/** Editors replace a file by way of none, or of an empty one, which is over in a moment. */
const PATIENCE_MS = 250;
/** What is half written gets more in less time than that; otherwise it is a mistake. */
const SETTLING_MS = 60;
/** Some folders, such as those of another machine, tell nothing by themselves. */
const POLL_MS = 500;

interface WatchOptions {
  /** For how many milliseconds the file may be gone or empty before that counts. */
  patience?: number;
  /** For how many milliseconds what is not whole has to stay as it is before that counts. */
  settling?: number;
  /** Whether the file has surely been written to its end; if not, it is waited for whether more of it comes. */
  isWhole?: (file: string) => boolean;
}

/** A file whose changes are told. */
export interface WatchedFile {
  /** Begins to watch; what has changed since the file was named is told, too. */
  start: () => void;
  stop: () => void;
}

/**
 * Calls back whenever a file is another one than before: written, replaced, gone, or there again.
 */
export function watchFile(
  file: string,
  onChange: () => void,
  { patience = PATIENCE_MS, settling = SETTLING_MS, isWhole }: WatchOptions = {},
): WatchedFile {
  let seen = stateOf(file);
  let folder: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The state that is looked at again in a moment. */
  let pending: string | undefined;
  const soon = () => {
    const state = stateOf(file);
    // Another file of the folder has changed, which is no reason to wait any longer.
    if (state === pending) return;
    if (state !== seen && !isAway(state) && isWhole?.(file)) tell(state);
    else lookIn(state, BURST_MS, false);
  };
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

  function lookIn(state: string, delay: number, isLastTry: boolean, before?: string): void {
    clearTimeout(timer);
    pending = state;
    timer = setTimeout(() => compare(isLastTry, before), delay);
  }

  /** @param before - the state at the last look, if it was not whole then */
  function compare(isLastTry: boolean, before?: string): void {
    pending = undefined;
    const state = stateOf(file);
    if (state === seen) return;
    if (isAway(state)) {
      if (isLastTry) tell(state);
      else lookIn(state, patience, true);
    } else if (isWhole && state !== before && !isWhole(file)) lookIn(state, settling, isLastTry, state);
    else tell(state);
  }

  function tell(state: string): void {
    clearTimeout(timer);
    pending = undefined;
    seen = state;
    onChange();
  }
}

const GONE = "gone";
const EMPTY = "0 ";

function isAway(state: string): boolean {
  return state === GONE || state.startsWith(EMPTY);
}

/** Tells one state of a file from another. */
function stateOf(file: string): string {
  try {
    const { size, mtimeMs, ino } = statSync(file);
    return `${size} ${mtimeMs} ${ino}`;
  } catch {
    return GONE;
  }
}

/** Larger files take longer to be read than to be waited for. */
const SOON_READ_BYTES = 500_000;

/** Whether a file holds one whole JSON value: what is written half does not. */
export function isWholeJson(file: string): boolean {
  try {
    if (statSync(file).size > SOON_READ_BYTES) return false;
    JSON.parse(readUtf8(file));
    return true;
  } catch {
    return false;
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
