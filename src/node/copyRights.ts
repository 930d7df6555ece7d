import { fchmodSync } from "node:fs";

/**
 * Copies permissions to an open file. Windows shares have no permissions and refuse the call, so the file keeps those
 * of the share.
 * @param file - the file descriptor
 * @throws any other system error
 */
export function copyRights(file: number, mode: number, change: typeof fchmodSync = fchmodSync): void {
  try {
    change(file, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
