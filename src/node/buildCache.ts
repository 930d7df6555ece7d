import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OutputFolderError } from "./output/foreignFolder";

/** Only its owner looks into it, as into a cache. */
const OWNER_ONLY = 0o700;

/**
 * The folder for files that no cache can keep. A command makes it when the first is written, and removes it at its end.
 * The processes of one command share it.
 */
export class TemporaryFolder {
  readonly path: string;

  /** @param path - the folder of another process of the same command */
  constructor(path = join(tmpdir(), `spawnpage-${randomUUID()}`)) {
    this.path = path;
  }

  /**
   * Makes the folder unless it exists.
   * @throws OutputFolderError if it cannot be made
   */
  make(): string {
    try {
      mkdirSync(this.path, { recursive: true, mode: OWNER_ONLY });
    } catch (error) {
      throw new OutputFolderError(
        `The cache folder and the temporary folder are not writable: ${(error as Error).message}. Set TMPDIR to a writable folder.`,
      );
    }
    return this.path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Where a build keeps the files that it makes. */
export interface BuildCache {
  /** The cache between builds; absent if no folder is usable. */
  folder: string | undefined;
  /** Takes what the cache cannot. */
  temporary: TemporaryFolder;
}
