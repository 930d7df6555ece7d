import { mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "../makeFolders";
import { removeIfEmpty } from "./buildFolder";
import { lookAt } from "./fileStamp";
import { move, moveToFree, putBeside } from "./moves";
import { digestOfFile } from "./ownFiles";
import { readUtf8 } from "../regularFile";

/** A file that is put into the site: its path, the digest of its content, and where it lies until then. */
export type PutFile = readonly [path: string, digest: string, made: string];

/** All that publishing a site changes in its folder. */
export interface Changes {
  /** What is put where nothing is. */
  create: PutFile[];
  /** What is put in the place of a file. */
  replace: PutFile[];
  /** What goes; also folders with all that is in them. */
  remove: string[];
  /** Folders that are made, the outermost first. */
  folders: string[];
}

const NAME = "journal.json";

/**
 * Changes the folder of a site so that every step can be taken back, also by another process: what is written
 * down first names all of them, and what goes or is replaced is kept meanwhile.
 */
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

  /**
   * Writes down what will be done.
   * @param folder - the folder of the build
   */
  static write(folder: string, changes: Changes): void {
    // On the disk, and not only on its way there: after a power cut, the last site comes back with it.
    const hasLast = changes.replace.length + changes.remove.length > 0;
    writeFileSync(join(folder, NAME), JSON.stringify(changes), { flush: hasLast });
    // Some disks take as long to remove a folder as to write twenty files.
    if (hasLast) mkdirSync(join(folder, "old"));
  }

  /** Opens what was written down; nothing where that was damaged. */
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

  /** Makes the folders that the new files need. */
  makeFolders(): void {
    for (const folder of this.#changes.folders) {
      if (makeFolders(this.#place(folder)).length > 0) this.#newFolders.add(folder);
    }
  }

  /** @throws the system's error, `EEXIST` when something has come there meanwhile */
  create([path, , made]: PutFile): void {
    // Into a folder that was made a moment ago, a file is moved in one step instead of two.
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

  /**
   * Takes back what was done, however far that came, and can be begun again. What others have put there
   * meanwhile stays.
   * @param stayAwake - called with every file
   */
  undo(stayAwake: () => void): void {
    const { create, replace, remove, folders } = this.#changes;
    for (const put of create) {
      stayAwake();
      if (!this.#isPut(put)) continue;
      const [place, made] = [this.#place(put[0]), this.#made(put[2])];
      // To rename one name of a file to its other does nothing.
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

  /** Whether a new file is in its place: it is not where it was made, and its very content is there. */
  #isPut([path, digest, made]: PutFile): boolean {
    const stats = lookAt(this.#place(path));
    if (!stats?.isFile()) return false;
    const rest = lookAt(this.#made(made));
    // Between the two steps of a move it has both names.
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
