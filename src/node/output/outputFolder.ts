import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type FileStamp, stampAt } from "./fileStamp";
import { keepBytes, keepFile, keepStamped } from "./keptFile";
import { listFiles } from "../input/listFiles";
import { claimAside, releaseAside, takeUpLeftovers } from "./leftovers";
import { refuseForeignFolder } from "./foreignFolder";
import { removeFolder } from "./removeFolder";

export { OutputFolderError } from "./foreignFolder";

/** So often a build gives way to others that publish into the same folder at the same moment. */
const mostAttempts = 20;

/**
 * A folder that is written aside and then takes the place of the previous one, so that a build that
 * fails leaves the last site whole. What has not changed stays the very same file, with its time stamp.
 */
export class OutputFolder {
  readonly directory: string;
  readonly #aside: string;
  readonly #hasPrevious: boolean;
  readonly #folders = new Set<string>();

  /**
   * @param directory - where the site goes
   * @param inputs - files and folders that the site is made from; the folder may hold none of them
   * @throws OutputFolderError when the folder holds an input or something that is no built site
   */
  constructor(directory: string, inputs: string[]) {
    this.directory = resolve(directory);
    refuseForeignFolder(
      this.directory,
      inputs.map((input) => resolve(input)),
    );
    takeUpLeftovers(this.directory);
    this.#hasPrevious = existsSync(this.directory);
    this.#aside = claimAside(this.directory);
    mkdirSync(this.#aside, { recursive: true });
    this.#folders.add(this.#aside);
  }

  /** Writes a file at a path below the folder. */
  write(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const file = this.#place(path);
    if (this.#hasPrevious && keepBytes(join(this.directory, path), file, bytes)) return;
    anew(file, () => writeFileSync(file, bytes, { flag: "wx" }));
  }

  /**
   * Takes over a file of the previous site without a look at its bytes.
   * @param stamp - which file it has to be
   * @returns whether that file was there; what was written at the path before is gone in any case
   */
  keep(path: string, stamp: FileStamp): boolean {
    return this.#hasPrevious && keepStamped(join(this.directory, path), this.#place(path), stamp);
  }

  /** The stamp of a file that was written or kept. */
  stamp(path: string): FileStamp | undefined {
    return stampAt(this.source(path));
  }

  /** Copies a file to a path below the folder. */
  copy(source: string, path: string): void {
    const file = this.#place(path);
    if (this.#hasPrevious && keepFile(join(this.directory, path), file, source)) return;
    const mode = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;
    anew(file, () => copyFileSync(source, file, mode));
  }

  /** The paths of all files written so far, such as `/rules/index.html`, in a fixed order. */
  paths(): string[] {
    return listFiles(this.#aside);
  }

  /** Where a file that was written lies until the site is published. */
  source(path: string): string {
    return join(this.#aside, path);
  }

  /** Puts what was written in the place of the previous site. Where that fails, the previous site stays. */
  publish(): void {
    const moved: string[] = [];
    try {
      this.#switch(moved);
    } catch (error) {
      const last = moved.at(-1);
      if (last !== undefined && !existsSync(this.directory)) renameSync(last, this.directory);
      throw error;
    }
    for (const previous of moved) drop(previous);
    releaseAside(this.#aside);
  }

  /** Drops what was written; the previous site stays. */
  discard(): void {
    removeFolder(this.#aside);
    releaseAside(this.#aside);
  }

  /** @param moved - receives where the sites went that stood there */
  #switch(moved: string[]): void {
    for (let attempt = 1; ; attempt++) {
      const previous = `${this.#aside}-${attempt}-previous`;
      if (moveAway(this.directory, previous)) moved.push(previous);
      try {
        renameSync(this.#aside, this.directory);
        return;
      } catch (error) {
        // Another build has put its site there meanwhile. The last one counts, and that is this one.
        if (attempt === mostAttempts || !existsSync(this.directory)) throw error;
      }
    }
  }

  /** Where a path is written, its folder made. */
  #place(path: string): string {
    const file = join(this.#aside, path);
    this.#makeFolder(dirname(file));
    return file;
  }

  /** Makes a folder below the folders that are known; to let the disk find out which ones those are takes far longer. */
  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    this.#makeFolder(dirname(folder));
    mkdirSync(folder);
    this.#folders.add(folder);
  }
}

/**
 * Writes a file that is not there. One that is there makes way first: it may be the previous site's own,
 * whose bytes must not change.
 */
function anew(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    rmSync(file);
    write();
  }
}

/** @returns whether there was something to move */
function moveAway(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Removes a site that was replaced, under a name by which nobody takes up half of it. */
function drop(previous: string): void {
  const dropped = previous.replace(/-previous$/, "-dropped");
  if (moveAway(previous, dropped)) removeFolder(dropped);
}
