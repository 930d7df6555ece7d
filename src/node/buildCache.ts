import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OutputFolderError } from "./output/foreignFolder";

/** Like a cache, it is readable only by its owner. */
const OWNER_ONLY = 0o700;

/** The folder for files that cannot be cached, which all processes of a command share until it ends. */
export class TemporaryFolder {
  readonly path: string;

  /** @param path - the folder of another process of the same command */
  constructor(path = join(tmpdir(), `spawnpage-${randomUUID()}`)) {
    this.path = path;
  }

  /** @throws OutputFolderError if the folder cannot be created */
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

/** Folders for generated files. */
export interface BuildCache {
  /** The cache between builds; absent if no folder is usable. */
  folder: string | undefined;
  /** Used if the cache is not writable. */
  temporary: TemporaryFolder;
}
