import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { RememberedPage } from "../../core/sitePlan";
import { digest, KEY_DIGITS } from "../digest";
import { replaceFile } from "../replaceFile";
import type { FileStamp } from "./fileStamp";

/** A file as it was written: its path in the output folder, and what tells it from any other. */
export type NotedFile = readonly [path: string, stamp: FileStamp];

/** What is known of a page that was written. */
export interface PageNote extends RememberedPage {
  /** Names all that the page was made from. */
  key: string;
  files: readonly NotedFile[];
}

/** A note as it lies on the disk. */
interface Contents {
  /** Names what all pages were made from. */
  common: string;
  pages: [path: string, page: PageNote][];
}

const day = 24 * 60 * 60 * 1000;
/** The note of a folder that no build has written to for as long as this is dropped. */
const keptFor = 30 * day;

/**
 * Remembers what the pages in an output folder were made from, so that the next build need not make those
 * again that would come out the same. A note that is missing, damaged or of another state of the program
 * knows of no page.
 */
export class BuildNote {
  readonly #file: string | undefined;
  readonly #common: string;
  readonly #known: ReadonlyMap<string, PageNote>;
  readonly #noted = new Map<string, PageNote>();

  /**
   * @param cache - the folder of what is kept between builds; absent where nothing can be kept
   * @param directory - the output folder
   * @param common - all that every page depends on, as text
   * @param isFresh - whether nothing of what is known counts
   */
  constructor(cache: string | undefined, directory: string, common: string, isFresh = false) {
    const name = digest(resolve(directory), KEY_DIGITS);
    // Two folders deep: a host of many sites has as many notes.
    this.#file = cache && join(cache, "notes", name.slice(0, 2), `${name}.json`);
    this.#common = digest(common, KEY_DIGITS);
    this.#known = isFresh || this.#file === undefined ? new Map() : readNote(this.#file, this.#common);
  }

  /** What is known of the page at a path, if it was made from the same. */
  find(path: string, key: string): PageNote | undefined {
    const known = this.#known.get(path);
    return known?.key === key ? known : undefined;
  }

  /** Notes a page of the build at hand. */
  add(path: string, page: PageNote): void {
    this.#noted.set(path, page);
  }

  /** Puts what was noted in the place of what was known, once the site is published. */
  save(): void {
    if (this.#file === undefined) return;
    const contents: Contents = { common: this.#common, pages: [...this.#noted] };
    const text = JSON.stringify(contents);
    try {
      replaceFile(this.#file, `${digest(text, KEY_DIGITS)}\n${text}`);
      dropOld(dirname(this.#file));
    } catch {
      // Where nothing can be kept, as in an image that is only read, the next build makes every page.
    }
  }
}

function readNote(file: string, wanted: string): Map<string, PageNote> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return new Map();
  }
  const end = text.indexOf("\n");
  const body = text.slice(end + 1);
  if (text.slice(0, end) !== digest(body, KEY_DIGITS)) return new Map();
  const { common, pages } = JSON.parse(body) as Contents;
  if (common !== wanted) return new Map();
  return new Map(pages);
}

function dropOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > keptFor) rmSync(file, { force: true });
  }
}
