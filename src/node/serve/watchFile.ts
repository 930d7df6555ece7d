import { type FSWatcher, statSync, unwatchFile, watch, watchFile as pollFile } from "node:fs";
import { dirname } from "node:path";
import { changeBetween } from "../../json/changeBetween";
import { readBytes } from "../regularFile";
import { attempt } from "../attempt";

/** Changes within this time are one change. */
const BURST_MS = 20;
/** Editors remove or empty a file for a moment while they replace it. */
const PATIENCE_MS = 250;
/** An incomplete file grows within this time. Otherwise it is a mistake. */
const SETTLING_MS = 60;
/** Some folders, such as network shares, send no events. */
const POLL_MS = 500;

interface WatchOptions {
  /** How long the file may be gone or empty, in milliseconds. */
  patience?: number;
  /** How long an incomplete file must be unchanged, in milliseconds. */
  settling?: number;
  /** Whether the file is certainly complete. If not, more content is awaited. */
  isWhole?: (file: string) => boolean;
}

export interface WatchedFile {
  /** Starts watching. Changes since the call of `watchFile` are reported, too. */
  start: () => void;
  stop: () => void;
}

/** Reports whenever a file was written, replaced or removed, or is back. */
export function watchFile(
  file: string,
  onChange: () => void,
  { patience = PATIENCE_MS, settling = SETTLING_MS, isWhole }: WatchOptions = {},
): WatchedFile {
  let seen = stateOf(file);
  let folder: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The state that will be checked again. */
  let pending: string | undefined;
  const soon = () => {
    const state = stateOf(file);
    // Another file of the folder has changed.
    if (state === pending) return;
    if (state !== seen && !isAway(state) && isWhole?.(file)) tell(state);
    else lookIn(state, BURST_MS, false);
  };
  return {
    start: () => {
      // Watches the folder, because the file may be replaced.
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

  /** @param before - the previous state, if it was incomplete */
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

/** Identifies a state of a file. */
function stateOf(file: string): string {
  const stats = attempt(() => statSync(file));
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : GONE;
}

/** Parsing larger files takes longer than waiting. */
const SOON_PARSED_BYTES = 500_000;
/** Reading larger files takes longer than waiting. */
const SOON_READ_BYTES = 30_000_000;

/** More spaces after the value are unusual. */
const ENDING_BYTES = 100;

/** Whether a file contains one complete JSON value. A large one is complete if each of its braces is closed. */
export function isWholeJson(file: string): boolean {
  try {
    const { size } = statSync(file);
    if (size > SOON_READ_BYTES) return false;
    const bytes = readBytes(file);
    // Most parts of a file end elsewhere.
    if (!/\}\s*$/.test(bytes.subarray(-ENDING_BYTES).toString("latin1"))) return false;
    if (size > SOON_PARSED_BYTES) return hasClosedBraces(bytes);
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}

/** The last file whose braces were closed. */
let lastClosed: Buffer = Buffer.alloc(0);

/** The last brace closes the first one, so a part of a file has too few, unless its texts contain single braces. */
function hasClosedBraces(bytes: Buffer): boolean {
  const last = lastClosed;
  const isSame = (at: number, other: number, size: number) =>
    last.compare(bytes, other, other + size, at, at + size) === 0;
  const { start, end, growth } = changeBetween(last, bytes, isSame);
  const isClosed = openBraces(bytes.subarray(start, end + growth)) === openBraces(last.subarray(start, end));
  if (isClosed) lastClosed = bytes;
  return isClosed;
}

function openBraces(bytes: Uint8Array): number {
  let open = 0;
  // Not with `for … of`, which takes five times as long for bytes.
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] === openBrace) open++;
    else if (bytes[index] === closeBrace) open--;
  }
  return open;
}

const openBrace = 0x7b;
const closeBrace = 0x7d;

function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  // If the folder is removed, its watcher stops. Polling continues.
  return attempt(() => watch(folder, { persistent: false }, onChange).on("error", () => undefined));
}
