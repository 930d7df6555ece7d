import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file aside and moves it into place, with the folders above it. Programs that read or write it at the
 * same moment see one whole file.
 * @throws the system's error where it cannot be written; nothing is left aside then
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  // Processes of two containers can have the same number.
  const aside = `${file}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(aside, content, { flag: "wx" });
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
