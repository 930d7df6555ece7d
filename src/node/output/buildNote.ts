import type { RememberedPage } from "../../core/sitePlan";
import type { FileStamp } from "./fileStamp";
import { NoteFile } from "./noteFile";

/** A file as it was written: its path in the output folder, and what tells it from any other. */
export type NotedFile = readonly [path: string, stamp: FileStamp];

/** What is known of a page that was written. */
export interface PageNote extends RememberedPage {
  /** Names all that the page was made from. */
  key: string;
  files: readonly NotedFile[];
}

/**
 * Remembers what the pages in an output folder were made from, so that the next build need not make those
 * again that would come out the same. A note that is missing, damaged or of another state of the program
 * knows of no page.
 */
export class BuildNote {
  readonly #file: NoteFile<PageNote>;
  readonly #known: ReadonlyMap<string, PageNote>;
  readonly #noted = new Map<string, PageNote>();

  /**
   * @param cache - the folder of what is kept between builds; absent where nothing can be kept
   * @param directory - the output folder
   * @param common - all that every page depends on, as text
   * @param isFresh - whether nothing of what is known counts
   */
  constructor(cache: string | undefined, directory: string, common: string, isFresh = false) {
    this.#file = new NoteFile(cache, directory, ".json", common);
    this.#known = isFresh ? new Map() : this.#file.read();
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
    this.#file.save(this.#noted);
  }
}
