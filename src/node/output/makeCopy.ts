import { closeSync, constants, copyFileSync, fchmodSync, openSync, statSync, writeFileSync } from "node:fs";
import { digestOf, digestOfFile } from "./ownFiles";
import { readBytes } from "../regularFile";

/** Smaller files are read at once. In bytes. */
const small = 256 * 1024;

/**
 * Copies a file with its permissions to an unused path, and returns its digest. A small file is read only once.
 * @throws the system's error; `EEXIST` if the path exists
 */
export function makeCopy(source: string, place: string): string {
  const { size, mode } = statSync(source);
  if (size > small) {
    copyFileSync(source, place, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return digestOfFile(place);
  }
  const bytes = readBytes(source);
  const file = openSync(place, "wx", mode);
  try {
    // The umask may have changed the permissions.
    copyRights(file, mode);
    writeFileSync(file, bytes);
  } finally {
    closeSync(file);
  }
  return digestOf(bytes);
}

/**
 * Copies permissions to an open file. Windows shares have none and refuse the call.
 * @throws any other system error
 */
export function copyRights(file: number, mode: number, change: typeof fchmodSync = fchmodSync): void {
  try {
    change(file, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
