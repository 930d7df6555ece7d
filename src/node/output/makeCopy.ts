import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { digestOf, digestOfFile } from "./ownFiles";

/** What is no larger is read as a whole, in bytes. */
const small = 256 * 1024;

/**
 * Copies a file, with its rights, to where nothing lies. A small one is read once for its copy and its digest.
 * @returns the digest of its content
 * @throws the system's error, `EEXIST` where something lies there
 */
export function makeCopy(source: string, place: string): string {
  const { size, mode } = statSync(source);
  if (size > small) {
    copyFileSync(source, place, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return digestOfFile(place);
  }
  const bytes = readFileSync(source);
  const file = openSync(place, "wx", mode);
  try {
    // Whatever rights new files have otherwise.
    fchmodSync(file, mode);
    writeFileSync(file, bytes);
  } finally {
    closeSync(file);
  }
  return digestOf(bytes);
}
