import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/**
 * Opens a file to be read: the only way in which the program opens files that it has not made itself. A pipe would be
 * waited for, and a device such as /dev/zero has no end.
 * @returns its descriptor, which the caller closes
 * @throws the system's error; `ENXIO` for what is no regular file, as for a socket
 */
export function openRegular(file: string): number {
  // Without waiting for somebody who writes into a pipe. Windows has no such flag.
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stats = fstatSync(descriptor);
  // The system itself refuses to read a folder.
  if (stats.isFile() || stats.isDirectory()) return descriptor;
  closeSync(descriptor);
  throw Object.assign(new Error(`ENXIO: not a regular file, open '${file}'`), {
    code: "ENXIO",
    syscall: "open",
    path: file,
  });
}

/**
 * The content of a regular file.
 * @throws as {@link openRegular} does
 */
export function readBytes(file: string) {
  const descriptor = openRegular(file);
  try {
    return readFileSync(descriptor);
  } catch (error) {
    // The system knows no path of what is open already.
    throw Object.assign(error as Error, { path: file });
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The content of a regular file as text.
 * @throws as {@link openRegular} does
 */
export function readUtf8(file: string): string {
  return readBytes(file).toString("utf8");
}
