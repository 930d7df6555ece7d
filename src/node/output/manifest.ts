import { attempt } from "../attempt";
import type { BuildCache } from "../buildCache";
import type { MadePage, RememberedPage } from "../../core/sitePlan";
import { digest, KEY_DIGITS } from "../digest";
import { Store } from "../store";
import { type FileStamp, lookAt } from "./fileStamp";
import type { OutputFolder } from "./outputFolder";

interface PageRecord extends RememberedPage {
  /** The digest of the page's input. */
  key: string;
  files: readonly (readonly [path: string, stamp: FileStamp])[];
}

/** The stamp of a file, and when its content or its rights last changed, in milliseconds. */
type SourceStamp = readonly [...FileStamp, changed: number];

interface CopyRecord {
  from: SourceStamp;
  to: FileStamp;
  /** Whether something was removed from the copy. */
  isCleaned: boolean;
  /** Whether it is an SVG file that contains pictures as `data:`. */
  embedsPictures?: boolean | undefined;
}

interface Contents {
  program: string;
  common: string;
  pages: [path: string, page: PageRecord][];
  copies: [path: string, copy: CopyRecord][];
}

/** The input of all files of a site. */
export interface ManifestOptions {
  /** The digest of the program, which decides what is removed from copies. */
  program: string;
  /** The input that all pages share, as text. */
  common: string;
  /** Whether the last build is ignored. */
  isFresh?: boolean | undefined;
}

/** The input of each file in an output folder, so the next build keeps files whose input has not changed. */
export class Manifest {
  readonly #output: Pick<OutputFolder, "directory" | "isReplaced" | "keep" | "stamp">;
  readonly #store: Store;
  readonly #program: string;
  readonly #common: string;
  readonly #last: { pages: Map<string, PageRecord>; copies: Map<string, CopyRecord> };
  readonly #pages = new Map<string, PageRecord>();
  readonly #copies = new Map<string, Omit<CopyRecord, "to">>();

  constructor(
    cache: BuildCache,
    output: Pick<OutputFolder, "directory" | "isReplaced" | "keep" | "stamp">,
    { program, common, isFresh = false }: ManifestOptions,
  ) {
    this.#output = output;
    this.#store = new Store(cache, "manifests");
    this.#program = program;
    this.#common = digest(program + common, KEY_DIGITS);
    const stored = isFresh ? undefined : this.#store.find(this.#key);
    const last = stored && (JSON.parse(stored.bytes.toString()) as Contents);
    this.#last = {
      pages: new Map(last?.common === this.#common ? last.pages : []),
      copies: new Map(last?.program === program ? last.copies : []),
    };
  }

  get #key(): string {
    return digest(this.#output.directory, KEY_DIGITS);
  }

  /** Keeps the files of a page if neither they nor the page's input have changed. */
  keepPage(path: string, key: string): PageRecord | undefined {
    const page = this.#last.pages.get(path);
    if (page?.key !== key || !page.files.every(([file, stamp]) => this.#output.keep(file, stamp)))
      return undefined;
    this.#pages.set(path, page);
    return page;
  }

  addPage(path: string, key: string, { files, words, parts }: Omit<MadePage, "failures">): void {
    const stamped = files.flatMap((file) => {
      const stamp = this.#output.stamp(file.path);
      return stamp ? [[file.path, stamp] as const] : [];
    });
    if (stamped.length === files.length) this.#pages.set(path, { key, files: stamped, words, parts });
  }

  /** Keeps a copy if neither it nor its source has changed. */
  keepCopy(path: string, source: string): boolean {
    // Before it is read: if the file changes meanwhile, its stamp differs afterwards, and the next build reads it again.
    const from = sourceStamp(source);
    if (!from) return false;
    const copy = this.#last.copies.get(path);
    this.#copies.set(path, { from, isCleaned: false });
    if (!copy || !from.every((part, index) => part === copy.from[index])) return false;
    if (!this.#output.keep(path, copy.to, copy.isCleaned ? undefined : source)) return false;
    this.#copies.set(path, copy);
    return true;
  }

  /** Records that something was removed from a copy. */
  markCleaned(path: string, { embedsPictures }: Pick<CopyRecord, "embedsPictures">): void {
    const copy = this.#copies.get(path);
    if (copy) Object.assign(copy, { isCleaned: true, embedsPictures });
  }

  /** Whether an SVG file of the site contains pictures as `data:`. */
  get embedsPictures(): boolean {
    return [...this.#copies.values()].some((copy) => copy.embedsPictures);
  }

  /** Replaces the manifest of the last build, once the site is published. */
  save(): void {
    const copies = [...this.#copies].flatMap(([path, copy]): [string, CopyRecord][] => {
      // A page with the same path replaces a copy.
      const to = this.#output.isReplaced(path) ? undefined : this.#output.stamp(path);
      return to ? [[path, { ...copy, to }]] : [];
    });
    const [program, common] = [this.#program, this.#common];
    const contents: Contents = { program, common, pages: [...this.#pages], copies };
    // Without a writable cache, the next build generates all files.
    attempt(() => this.#store.replace(this.#key, Buffer.from(JSON.stringify(contents))));
  }
}

/** Absent for anything but a file, such as a link. */
function sourceStamp(file: string): SourceStamp | undefined {
  const stats = lookAt(file);
  return stats?.isFile() ? [stats.ino, stats.mtimeMs, stats.size, stats.ctimeMs] : undefined;
}
