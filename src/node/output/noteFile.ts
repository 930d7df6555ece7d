import { readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { digest, KEY_DIGITS } from "../digest";
import { replaceFile } from "../replaceFile";
import { readUtf8 } from "../regularFile";

/** A note as it lies on the disk. */
interface Contents<Entry> {
  /** Names what all that is noted depends on. */
  common: string;
  entries: [path: string, entry: Entry][];
}

const day = 24 * 60 * 60 * 1000;
/** The note of a folder that no build has written to for as long as this is dropped. */
const keptFor = 30 * day;

/**
 * What is remembered of the files in an output folder, from one build to the next. A note that is missing, damaged or of another state
 * of the program tells nothing.
 */
export class NoteFile<Entry> {
  readonly #file: string | undefined;
  readonly #common: string;

  /**
   * @param cache - the folder of what is kept between builds; absent where nothing can be kept
   * @param directory - the output folder
   * @param ending - tells this note from others of the folder: `.json`
   * @param common - all that every entry depends on, as text
   */
  constructor(cache: string | undefined, directory: string, ending: string, common: string) {
    const name = digest(resolve(directory), KEY_DIGITS);
    // Two folders deep: a host of many sites has as many notes.
    this.#file = cache && join(cache, "notes", name.slice(0, 2), name + ending);
    this.#common = digest(common, KEY_DIGITS);
  }

  /** What was noted, by path. */
  read(): ReadonlyMap<string, Entry> {
    let text: string;
    try {
      text = this.#file === undefined ? "" : readUtf8(this.#file);
    } catch {
      return new Map();
    }
    const end = text.indexOf("\n");
    const body = text.slice(end + 1);
    if (end === -1 || text.slice(0, end) !== digest(body, KEY_DIGITS)) return new Map();
    const { common, entries } = JSON.parse(body) as Contents<Entry>;
    return common === this.#common ? new Map(entries) : new Map();
  }

  /** Puts this in the place of what was noted. */
  save(entries: Iterable<[path: string, entry: Entry]>): void {
    if (this.#file === undefined) return;
    const contents: Contents<Entry> = { common: this.#common, entries: [...entries] };
    const text = JSON.stringify(contents);
    try {
      replaceFile(this.#file, `${digest(text, KEY_DIGITS)}\n${text}`);
      dropOld(dirname(this.#file));
    } catch {
      // Where nothing can be kept, as in an image that is only read, the next build makes everything.
    }
  }
}

function dropOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > keptFor) rmSync(file, { force: true });
  }
}
