import { closeSync, constants, fstatSync, openSync, readFileSync, existsSync, readlinkSync } from "node:fs";
import { attempt } from "./attempt";

/**
 * Opens a regular file for reading. All files that the program has not created are opened here, because a pipe would
 * block and a device such as /dev/zero has no end.
 * @returns the file descriptor, which the caller closes
 * @throws the system's error; `ENXIO` for anything but a regular file, such as a socket
 */
export function openRegular(file: string): number {
  // Does not wait for a writer of a pipe. Windows has no such flag.
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stats = fstatSync(descriptor);
  // Reading a folder fails with the system's error.
  if (stats.isFile() || stats.isDirectory()) return descriptor;
  closeSync(descriptor);
  throw Object.assign(new Error(`ENXIO: not a regular file, open '${file}'`), {
    code: "ENXIO",
    syscall: "open",
    path: file,
  });
}

/** @throws like {@link openRegular} */
export function readBytes(file: string) {
  const descriptor = openRegular(file);
  try {
    return readFileSync(descriptor);
  } catch (error) {
    // The system's error has no path for an open file.
    throw Object.assign(error as Error, { path: file });
  } finally {
    closeSync(descriptor);
  }
}

/** @throws like {@link openRegular} */
export function readUtf8(file: string): string {
  return readBytes(file).toString("utf8");
}

/** @returns the target of a dangling link; `undefined` for everything else */
export function danglingTarget(path: string): string | undefined {
  return existsSync(path) ? undefined : attempt(() => readlinkSync(path));
}

/** Explains a dangling link and what to do. */
export function explainDangling(path: string, target: string): string {
  return `${path} is a symbolic link to ${target}, which does not exist. Restore the target, or delete the symbolic link.`;
}
