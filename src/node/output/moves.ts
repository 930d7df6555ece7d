import { chmodSync, copyFileSync, linkSync, lstatSync, renameSync, unlinkSync, utimesSync } from "node:fs";
import { lookAt } from "./fileStamp";
import { pause } from "./publishLock";

/** What Windows says of a file that another program, such as one against viruses, holds open for a moment. */
const HELD_OPEN = new Set(["EPERM", "EACCES", "EBUSY"]);
const PATIENCE_MS = 2000;
const PAUSE_MS = 20;

/** Moves a file or a folder; a file that lies at the other end is replaced in one step. */
export function move(from: string, to: string): void {
  patiently(
    () => renameSync(from, to),
    // Windows replaces no file that may only be read.
    () => lookAt(to)?.isFile() && chmodSync(to, 0o666),
  );
}

/**
 * Moves a file to where there is nothing. What has come there meanwhile stays.
 * @param isInOneStep - whether a look before the move is enough, where nobody else has reason to write
 * @throws the system's error, `EEXIST` when there is something
 */
export function moveToFree(from: string, to: string, isInOneStep = false): void {
  if (isInOneStep || !link(from, to)) {
    if (lstatSync(to, { throwIfNoEntry: false })) throw taken(to);
    move(from, to);
    return;
  }
  unlinkSync(from);
}

/** Puts a file to a second place, or a copy of it with its time stamp where the disk knows no links. */
export function putBeside(from: string, to: string): void {
  if (link(from, to)) return;
  const { atime, mtime } = lstatSync(from);
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}

/** @returns whether the disk could link */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["EEXIST", "ENOENT", "ENOSPC", "EROFS", "EIO"].includes(code)) throw error;
    return false;
  }
}

function taken(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`EEXIST: ${path}`), { code: "EEXIST", syscall: "link", dest: path });
}

/** @param help - called before each further attempt */
function patiently(act: () => void, help: () => void): void {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      act();
      return;
    } catch (error) {
      const isHeld =
        process.platform === "win32" && HELD_OPEN.has((error as NodeJS.ErrnoException).code ?? "");
      if (!isHeld || Date.now() > end) throw error;
      pause(PAUSE_MS);
      help();
    }
  }
}
