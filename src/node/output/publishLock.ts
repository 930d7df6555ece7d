import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAtWork, processName } from "./buildFolder";
import { OutputFolderError } from "./foreignFolder";
import { BUILD_FOLDER } from "./ownFiles";
import { readUtf8 } from "../regularFile";
import { attempt } from "../attempt";

/** A publishing process touches its lock regularly. After this time without a touch, it was killed. In milliseconds. */
const SILENCE_MS = 45_000;
/** The time to write a name into a new lock, in milliseconds. */
const NAMELESS_MS = 10_000;
/** How long a build waits for another, and how often it checks, in milliseconds. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 10;

/**
 * Runs a synchronous function while no other process publishes the same site. A lock with this process's ID is from
 * an earlier process.
 * @param directory - the folder of the site, which contains a folder for builds
 * @param act - calls its argument regularly, so others see that it is still running
 * @throws OutputFolderError if another build holds the lock for too long, and any error of `act`
 */
export function whileLocked<T>(directory: string, act: (stayAwake: () => void) => T): T {
  const lock = join(directory, BUILD_FOLDER, "lock");
  const end = Date.now() + PATIENCE_MS;
  while (!take(lock)) {
    if (isLeft(lock)) remove(lock);
    else if (Date.now() > end) {
      throw new OutputFolderError(
        `Another build has been writing to ${directory} for a minute. If no other build is running, delete ${lock}.`,
      );
    } else pause(PAUSE_MS);
  }
  try {
    return act(wakeful(lock));
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Touches a lock, but not more often than necessary. */
function wakeful(lock: string): () => void {
  let last = Date.now();
  return () => {
    const now = Date.now();
    if (now - last < SILENCE_MS / 10) return;
    last = now;
    utimesSync(lock, now / 1000, now / 1000);
  };
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, processName, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function isLeft(lock: string): boolean {
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (touched === undefined) return false;
  const age = Date.now() - touched;
  const name = attempt(() => readUtf8(lock)) ?? "";
  return age > SILENCE_MS || (name === "" ? age > NAMELESS_MS : !isAtWork(name, () => touched));
}

/** If two processes find the same stale lock, the slower one may move the new lock away. It moves it back. */
function remove(lock: string): void {
  const aside = `${lock}-${processName}`;
  const before = statSync(lock, { throwIfNoEntry: false })?.ino;
  // Another process may be faster.
  attempt(() => {
    renameSync(lock, aside);
    if (statSync(aside).ino === before) rmSync(aside, { force: true });
    else renameSync(aside, lock);
  });
}

export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
