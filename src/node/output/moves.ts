import { chmodSync, copyFileSync, linkSync, lstatSync, renameSync, unlinkSync, utimesSync } from "node:fs";
import { lookAt } from "./fileStamp";
import { pause } from "./publishLock";

/** Windows errors for files that another program, such as a virus scanner, has open for a moment. */
const HELD_OPEN = new Set(["EPERM", "EACCES", "EBUSY"]);
const PATIENCE_MS = 2000;
const PAUSE_MS = 20;

/** Moves a file or a folder. Replaces an existing file atomically. */
export function move(from: string, to: string): void {
  patiently(
    () => renameSync(from, to),
    // Windows does not replace read-only files.
    () => lookAt(to)?.isFile() && chmodSync(to, 0o666),
  );
}

/** Moves a file to an unused path. A file that is created there meanwhile stays. @throws `EEXIST` */
export function moveToFree(from: string, to: string, isInOneStep = false): void {
  if (isInOneStep || !link(from, to)) {
    if (lstatSync(to, { throwIfNoEntry: false })) throw taken(to);
    move(from, to);
    return;
  }
  unlinkSync(from);
}

/** Creates a hard link, or a copy with the same modification time if the disk does not support links. */
export function putBeside(from: string, to: string): void {
  if (link(from, to)) return;
  const { atime, mtime } = lstatSync(from);
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}

/** @returns whether the disk supports hard links */
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

/** @param help - called before each retry */
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
