import { readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { join } from "node:path";

/** Removes a folder. Needs a third less CPU time than `rmSync`, which tries to remove folders before reading them. */
export function removeFolder(directory: string): void {
  try {
    remove(directory);
  } catch {
    // A file is open or was just created. `rmSync` retries for a while.
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

function remove(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) remove(path);
    else unlinkSync(path);
  }
  rmdirSync(directory);
}
