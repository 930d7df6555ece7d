import { join } from "node:path";
import { type FileStamp, lookAt } from "./fileStamp";
import { NoteFile } from "./noteFile";
import type { OutputFolder } from "./outputFolder";

/** The stamp of a file, and when its content or its rights were changed last, in milliseconds. */
type LongStamp = readonly [...FileStamp, changed: number];

/** A copy that a build has made. */
interface CopyEntry {
  from: LongStamp;
  to: LongStamp;
  /** Whether something was taken out of it, so that it is no plain copy. */
  isCleaned: boolean;
}

/**
 * Remembers which files of a site were copied from which, so that the next build reads neither where both lie there as they lay:
 * photographs are the most of what a site weighs.
 */
export class CopyNote {
  readonly #directory: string;
  readonly #file: NoteFile<CopyEntry>;
  readonly #known: ReadonlyMap<string, CopyEntry>;
  readonly #noted = new Map<string, Pick<CopyEntry, "from" | "isCleaned">>();

  /**
   * @param cache - the folder of what is kept between builds; absent where nothing can be kept
   * @param directory - the output folder
   * @param program - names the state of the program, which decides what is taken out of files
   * @param isFresh - whether nothing of what is known counts
   */
  constructor(cache: string | undefined, directory: string, program: string, isFresh = false) {
    this.#directory = directory;
    this.#file = new NoteFile(cache, directory, "-copies.json", program);
    this.#known = isFresh ? new Map() : this.#file.read();
  }

  /**
   * Takes over the copy of the last build, where neither that nor its source has changed.
   * @returns whether it did; else a copy is to be made
   */
  keep(path: string, source: string, output: Pick<OutputFolder, "keep">): boolean {
    // Before it is read: a file that changes meanwhile has another stamp afterwards, and is read again by the next build.
    const from = longStampAt(source);
    if (!from) return false;
    const known = this.#known.get(path);
    this.#noted.set(path, { from, isCleaned: false });
    if (!known || !isSame(from, known.from)) return false;
    const to = longStampAt(join(this.#directory, path));
    if (!to || !isSame(to, known.to)) return false;
    this.#noted.set(path, { from, isCleaned: known.isCleaned });
    const [number, modified, size] = to;
    return output.keep(path, [number, modified, size], known.isCleaned ? undefined : source);
  }

  /** Notes that something was taken out of a copy. */
  markCleaned(path: string): void {
    const noted = this.#noted.get(path);
    if (noted) noted.isCleaned = true;
  }

  /**
   * Writes down what lies in the folder now, once the site is published.
   * @param output - tells where something else lies by now, such as the file of a page: that is no copy
   */
  save(output: Pick<OutputFolder, "isReplaced">): void {
    const entries = [...this.#noted].flatMap(([path, entry]): [string, CopyEntry][] => {
      if (output.isReplaced(path)) return [];
      const to = longStampAt(join(this.#directory, path));
      return to ? [[path, { ...entry, to }]] : [];
    });
    this.#file.save(entries);
  }
}

/** The stamp of a file; nothing for what is no file itself, such as a link. */
function longStampAt(file: string): LongStamp | undefined {
  const stats = lookAt(file);
  return stats?.isFile() ? [stats.ino, stats.mtimeMs, stats.size, stats.ctimeMs] : undefined;
}

function isSame(one: LongStamp, other: LongStamp): boolean {
  return one.every((part, index) => part === other[index]);
}
