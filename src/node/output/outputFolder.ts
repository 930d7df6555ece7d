import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeFolders } from "../makeFolders";
import { claimBuildFolder, dropBuildFolder, removeIfEmpty } from "./buildFolder";
import { type FileStamp, isStamp, stampAt } from "./fileStamp";
import { OutputFolderError, refuseForeignFolder } from "./foreignFolder";
import { holdsBytes, isCopyOf } from "./keptFile";
import { takeUpLeftovers } from "./leftovers";
import { makeCopy } from "./makeCopy";
import { digestOf, foldersAbove } from "./ownFiles";
import { publish, type Published } from "./publication";
import type { SiteFile } from "./publishPlan";
import { realPlace } from "./realPlace";

export { OutputFolderError } from "./foreignFolder";

/** What a build may do to the folder beside putting its site there. */
export interface OutputOptions {
  /** Whether it removes what others have put there. */
  isClean?: boolean;
}

/**
 * The folder of a site. A new one is made aside and takes the place of the last one when it is whole, so that a
 * build that fails leaves that as it is. What has not changed stays the very same file, with its time stamp, and
 * what no build has put there is not touched.
 */
export class OutputFolder {
  /** Where the site lies, with links followed. */
  readonly directory: string;
  readonly #isClean: boolean;
  readonly #folder: string;
  /** The folders that were missing, the outermost first. */
  readonly #new: string[];
  readonly #files = new Map<string, SiteFile>();
  readonly #folders = new Set<string>();
  /** What was copied, by path. */
  readonly #sources = new Map<string, string>();
  /** The paths that were written or kept more than once. */
  readonly #replaced = new Set<string>();
  #made = 0;

  /**
   * @param directory - where the site goes; a link to a folder stays one
   * @param inputs - files and folders that the site is made from; the folder may hold none of them
   * @throws OutputFolderError when the folder holds an input or something that is no built site
   */
  constructor(directory: string, inputs: string[], { isClean = false }: OutputOptions = {}) {
    this.#isClean = isClean;
    this.directory = realPlace(resolve(directory));
    takeUpLeftovers(this.directory);
    refuseForeignFolder(
      this.directory,
      inputs.map((input) => realPlace(resolve(input))),
    );
    this.#new = makeFolders(this.directory);
    this.#folder = claimBuildFolder(this.directory);
  }

  /** Whether there was no folder, and so nothing in it that could stay. */
  get #isNew(): boolean {
    return this.#new.length > 0;
  }

  /** Writes a file at a path below the folder. */
  write(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const stamp = this.#isNew ? undefined : holdsBytes(join(this.directory, path), bytes);
    const file = { digest: digestOf(bytes), isOwners: false };
    if (stamp) this.#add(path, { ...file, stamp });
    else
      this.#add(path, { ...file, made: this.#make((place) => writeFileSync(place, bytes, { flag: "wx" })) });
  }

  /**
   * Takes over a file of the last site without a look at its bytes.
   * @param stamp - which file it has to be
   * @param source - what it is a copy of, where it is one
   * @returns whether that file is there; what was written at the path before is gone in any case
   */
  keep(path: string, stamp: FileStamp, source?: string): boolean {
    if (this.#files.delete(path)) this.#replaced.add(path);
    if (!isStamp(stampAt(join(this.directory, path)), stamp)) return false;
    this.#add(path, { stamp, isOwners: source !== undefined && isOwners(path) }, source);
    return true;
  }

  /** Whether a file was written or kept. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Whether something else took the place of what was written or kept there first, such as the file of a page that of a copy. */
  isReplaced(path: string): boolean {
    return this.#replaced.has(path);
  }

  /** The stamp of a file that was written or kept. */
  stamp(path: string): FileStamp | undefined {
    return stampAt(this.source(path));
  }

  /**
   * Copies a file to a path below the folder.
   * @throws OutputFolderError when the site needs a folder of the name of that file, or a file of the name of a folder above it
   */
  copy(source: string, path: string): void {
    const stamp = this.#isNew ? undefined : isCopyOf(source, join(this.directory, path));
    if (stamp) {
      this.#add(path, { stamp, isOwners: isOwners(path) }, source);
      return;
    }
    let digest = "";
    const made = this.#make((place) => (digest = makeCopy(source, place, !isOwners(path))));
    this.#add(path, { made, digest, isOwners: isOwners(path) }, source);
  }

  /** The paths of all files written so far, such as `rules/index.html`, in a fixed order. */
  paths(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** Where a file that was written or kept lies until the site is published. */
  source(path: string): string {
    const made = this.#files.get(path)?.made;
    return made === undefined ? join(this.directory, path) : join(this.#folder, made);
  }

  /**
   * Puts what was written in the place of the last site. Where that fails, the last site stays.
   * @throws SiteChangedError when another build has published meanwhile, and files that were to stay are others now
   */
  publish(): Published {
    const { directory } = this;
    const published = publish({
      directory,
      folder: this.#folder,
      files: this.#files,
      isClean: this.#isClean,
    });
    dropBuildFolder(this.#folder);
    return published;
  }

  /** Drops what was written; the last site stays. */
  discard(): void {
    dropBuildFolder(this.#folder);
    for (const folder of [...this.#new].reverse()) removeIfEmpty(folder);
  }

  /** @returns the name under which a new file lies in the folder of the build */
  #make(write: (place: string) => unknown): string {
    const name = `${++this.#made}`;
    write(join(this.#folder, name));
    return name;
  }

  #add(path: string, file: SiteFile, source?: string): void {
    const folders = foldersAbove(path);
    if (this.#folders.has(path)) throw new OutputFolderError(this.#explainFolder(path));
    const inTheWay = folders.find((folder) => this.#files.has(folder));
    if (inTheWay !== undefined) {
      const name = this.#sources.get(inTheWay) ?? join(this.directory, inTheWay);
      throw new OutputFolderError(
        `${name} is a file, but the site needs a folder with this name. Rename the file.`,
      );
    }
    for (const folder of folders) this.#folders.add(folder);
    if (source !== undefined) this.#sources.set(path, source);
    if (this.#files.has(path)) this.#replaced.add(path);
    this.#files.set(path, file);
  }

  /** Says which folder stands where the site needs a file. */
  #explainFolder(path: string): string {
    const [below, source] = [...this.#sources].find(([file]) => file.startsWith(`${path}/`)) ?? [];
    const name = below && source ? source.slice(0, path.length - below.length) : join(this.directory, path);
    return `${name} is a folder, but the site needs a file with this name. Rename the folder.`;
  }
}

/** Whether a copy is of a file of the owner's: those in assets/ are the build's own, also those that it copies from a package. */
function isOwners(path: string): boolean {
  return !path.startsWith("assets/");
}
