import { mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "../makeFolders";
import { removeIfEmpty } from "./buildFolder";
import { lookAt } from "./fileStamp";
import { move, moveToFree, putBeside } from "./moves";
import { digestOfFile } from "./ownFiles";
import { readUtf8 } from "../regularFile";

/** A new file: its path, the digest of its content, and its name in the build's folder. */
export type PutFile = readonly [path: string, digest: string, made: string];

export interface Changes {
  create: PutFile[];
  replace: PutFile[];
  /** Removed files, and folders with all their content. */
  remove: string[];
  /** New folders, the outermost first. */
  folders: string[];
}

const NAME = "journal.json";

/** Changes a site's folder so that any process can roll back: changes are logged first, and old files are kept. */
export class Journal {
  readonly #directory: string;
  readonly #folder: string;
  readonly #changes: Changes;
  readonly #newFolders = new Set<string>();

  private constructor(directory: string, folder: string, changes: Changes) {
    this.#directory = directory;
    this.#folder = folder;
    this.#changes = changes;
  }

  static write(folder: string, changes: Changes): void {
    // Flushed to disk, so the last site can be restored after a power failure.
    const hasLast = changes.replace.length + changes.remove.length > 0;
    writeFileSync(join(folder, NAME), JSON.stringify(changes), { flush: hasLast });
    // On some disks, removing a folder takes as long as writing twenty files.
    if (hasLast) mkdirSync(join(folder, "old"));
  }

  /** Opens the changes of a build; `undefined` if they are damaged. */
  static open(directory: string, folder: string): Journal | undefined {
    try {
      const changes = JSON.parse(readUtf8(join(folder, NAME))) as Changes;
      return new Journal(directory, folder, changes);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
      if (error instanceof SyntaxError || isMissing) return undefined;
      throw error;
    }
  }

  makeFolders(): void {
    for (const folder of this.#changes.folders) {
      if (makeFolders(this.#place(folder)).length > 0) this.#newFolders.add(folder);
    }
  }

  /** @throws the system's error; `EEXIST` if a file was created there meanwhile */
  create([path, , made]: PutFile): void {
    // Nobody else writes to a folder created a moment ago, so one system call is enough.
    const isNew = this.#newFolders.has(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
    moveToFree(this.#made(made), this.#place(path), isNew);
  }

  replace([path, , made]: PutFile, number: number): void {
    putBeside(this.#place(path), this.#old("replaced", number));
    move(this.#made(made), this.#place(path));
  }

  remove(path: string, number: number): void {
    move(this.#place(path), this.#old("removed", number));
  }

  /** Rolls back all changes made so far. If interrupted, it can run again. Files that others have created stay. */
  undo(stayAwake: () => void): void {
    const { create, replace, remove, folders } = this.#changes;
    for (const put of create) {
      stayAwake();
      if (!this.#isPut(put)) continue;
      const [place, made] = [this.#place(put[0]), this.#made(put[2])];
      // Renaming one hard link of a file to another does nothing.
      if (lookAt(made)) unlinkSync(place);
      else move(place, made);
    }
    for (const [number, put] of replace.entries()) {
      stayAwake();
      const old = this.#old("replaced", number);
      if (lookAt(old) && this.#isPut(put)) move(old, this.#place(put[0]));
    }
    for (const folder of [...folders].reverse()) removeIfEmpty(this.#place(folder));
    for (const [number, path] of remove.entries()) {
      const [old, place] = [this.#old("removed", number), this.#place(path)];
      if (!lookAt(old) || lookAt(place)) continue;
      makeFolders(dirname(place));
      move(old, place);
    }
  }

  /** Whether a new file has been moved to its path, with the same content. */
  #isPut([path, digest, made]: PutFile): boolean {
    const stats = lookAt(this.#place(path));
    if (!stats?.isFile()) return false;
    const rest = lookAt(this.#made(made));
    // In the middle of a move, the file has both names.
    if (rest && rest.ino !== stats.ino) return false;
    return digestOfFile(this.#place(path)) === digest;
  }

  #place(path: string): string {
    return join(this.#directory, path);
  }

  #made(name: string): string {
    return join(this.#folder, name);
  }

  #old(kind: "replaced" | "removed", number: number): string {
    return join(this.#folder, "old", `${kind}-${number}`);
  }
}
