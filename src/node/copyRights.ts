import { fchmodSync } from "node:fs";

/**
 * Gives an open file the rights of the one that it is a copy of. A share of Windows has no such rights, and refuses the question
 * itself: the copy has those of the share.
 * @param file - its number, as the system gave it
 * @throws the system's error for all else
 */
export function copyRights(file: number, mode: number, change: typeof fchmodSync = fchmodSync): void {
  try {
    change(file, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
