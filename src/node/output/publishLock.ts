import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAtWork, processName } from "./buildFolder";
import { OutputFolderError } from "./foreignFolder";
import { BUILD_FOLDER } from "./ownFiles";
import { readUtf8 } from "../regularFile";

/** Who publishes says so again and again; who has not for so long has been ended, in milliseconds. */
const SILENCE_MS = 45_000;
/** A name is written in a moment. */
const NAMELESS_MS = 10_000;
/** For so long a build waits for another, looking so often; in milliseconds. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 10;

/**
 * Does something to a site while no other process does. It is done at once, so a lock of this very process is one
 * that an earlier process of the same number has left.
 * @param directory - the folder of the site, which holds a folder for builds
 * @param act - calls what it is handed now and then, so that others know that it is at work
 * @throws OutputFolderError when another build is at it for very long, and what is thrown meanwhile
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

/** Gives a lock the time of now, but no more often than is of use. */
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
  const name = read(lock);
  return age > SILENCE_MS || (name === "" ? age > NAMELESS_MS : !isAtWork(name, () => touched));
}

/** Of two that find the same old lock, one may find the other's new one here: it moves that back. */
function remove(lock: string): void {
  const aside = `${lock}-${processName}`;
  const before = statSync(lock, { throwIfNoEntry: false })?.ino;
  try {
    renameSync(lock, aside);
    if (statSync(aside).ino === before) rmSync(aside, { force: true });
    else renameSync(aside, lock);
  } catch {
    // Another one was faster.
  }
}

function read(lock: string): string {
  try {
    return readUtf8(lock);
  } catch {
    return "";
  }
}

/** Does nothing for a while. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
