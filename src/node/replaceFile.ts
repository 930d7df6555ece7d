import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Options for replacing a file that cannot be generated again. */
export interface ReplaceOptions {
  /** The permissions of the file; by default those that new files get. */
  mode?: number;
  /** Whether the content is flushed to disk before the file is moved. */
  flush?: boolean;
  /** Called just before the file is moved. If it throws, the file is not moved. */
  beforeMove?: () => void;
}

/**
 * Replaces a file atomically, so other programs always see a complete one. Creates missing folders.
 * @throws the error of `beforeMove`, or the system's error; the temporary file is removed then
 */
export function replaceFile(
  file: string,
  content: string | Uint8Array,
  { mode, flush = false, beforeMove }: ReplaceOptions = {},
): void {
  // Processes of two containers can have the same ID.
  const aside = `${file}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(aside, content, { flag: "wx", flush });
    // Set separately, because the umask applies to new files.
    if (mode !== undefined) chmodSync(aside, mode);
    beforeMove?.();
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
