import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** How a file is replaced that nothing can make anew. */
export interface ReplaceOptions {
  /** The rights of the file, as a number of the system; without it those of any new file. */
  mode?: number;
  /** Whether the bytes are on the disk, and not only on their way there, before they take the place. */
  flush?: boolean;
  /** Called just before the file is moved into place; what it throws keeps it from being moved. */
  beforeMove?: () => void;
}

/**
 * Writes a file aside and moves it into place, with the folders above it. Programs that read or write it at the
 * same moment see one whole file.
 * @throws what `beforeMove` throws, or the system's error where it cannot be written; nothing is left aside then
 */
export function replaceFile(
  file: string,
  content: string | Uint8Array,
  { mode, flush = false, beforeMove }: ReplaceOptions = {},
): void {
  // Processes of two containers can have the same number.
  const aside = `${file}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(aside, content, { flag: "wx", flush });
    // By itself: what a file is made with loses the rights that the system takes from every new file.
    if (mode !== undefined) chmodSync(aside, mode);
    beforeMove?.();
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
