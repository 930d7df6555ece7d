import { writeFileSync, closeSync, readSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeFolders } from "../makeFolders";
import { claimBuildFolder, dropBuildFolder, removeIfEmpty } from "./buildFolder";
import { type FileStamp, isStamp, stampAt } from "./fileStamp";
import { OutputFolderError, refuseForeignFolder } from "./foreignFolder";
import { takeUpLeftovers } from "./leftovers";
import { makeCopy } from "./makeCopy";
import { digestOf, foldersAbove } from "./ownFiles";
import { publish, type Published } from "./publication";
import type { SiteFile } from "./publishPlan";
import { realPlace } from "./realPlace";
import { openRegular, readBytes } from "../regularFile";

export { OutputFolderError } from "./foreignFolder";

export interface OutputOptions {
  /** Whether files that no build wrote are removed. */
  isClean?: boolean;
}

/**
 * The output folder of a site. A new site is written to a separate folder and replaces the last one when it is complete,
 * so a failed build does not change the last site. Unchanged files keep their modification time. Files of others are not
 * touched.
 */
export class OutputFolder {
  /** The path, with links followed. */
  readonly directory: string;
  readonly #isClean: boolean;
  readonly #folder: string;
  /** The folders that did not exist, the outermost first. */
  readonly #new: string[];
  readonly #files = new Map<string, SiteFile>();
  readonly #folders = new Set<string>();
  readonly #sources = new Map<string, string>();
  /** The paths that were written or kept more than once. */
  readonly #replaced = new Set<string>();
  #made = 0;

  /** @throws OutputFolderError if the folder contains an input, or files that are not a built site */
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

  /** Whether the folder did not exist, so no file can be kept. */
  get #isNew(): boolean {
    return this.#new.length > 0;
  }

  /** Writes a file at a path below the folder. */
  write(path: string, content: string | Uint8Array): void {
    // Encoded once: writing and hashing the text takes a tenth longer.
    const bytes = typeof content === "string" ? encode(content) : content;
    const stamp = this.#isNew ? undefined : holdsBytes(join(this.directory, path), bytes);
    const made = stamp ? { stamp } : this.#make((place) => writeFileSync(place, bytes, { flag: "wx" }));
    this.#add(path, { ...made, digest: digestOf(bytes), isOwners: false });
  }

  /**
   * Keeps a file of the last site without reading it.
   * @param stamp - the stamp that it must have
   * @param source - the original of a copy
   * @returns whether the file is there. Either way, it replaces what was written at this path before.
   */
  keep(path: string, stamp: FileStamp, source?: string): boolean {
    if (this.#files.delete(path)) this.#replaced.add(path);
    if (!isStamp(stampAt(join(this.directory, path)), stamp)) return false;
    this.#add(path, { stamp, isOwners: source !== undefined && isOwners(path) }, source);
    return true;
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Whether the path was written or kept more than once, for example by a copy and by a page. */
  isReplaced(path: string): boolean {
    return this.#replaced.has(path);
  }

  /** The stamp of a file that was written or kept, before anybody else could change it. */
  stamp(path: string): FileStamp | undefined {
    return this.#files.get(path)?.stamp;
  }

  /** Copies a file into the site. @throws OutputFolderError if a file and a folder need the same name */
  copy(source: string, path: string): void {
    const stamp = this.#isNew ? undefined : isCopyOf(source, join(this.directory, path));
    if (stamp) {
      this.#add(path, { stamp, isOwners: isOwners(path) }, source);
      return;
    }
    let digest = "";
    const made = this.#make((place) => (digest = makeCopy(source, place)));
    this.#add(path, { ...made, digest, isOwners: isOwners(path) }, source);
  }

  /** The paths of all files written so far, such as `rules/index.html`, in a fixed order. */
  paths(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** The place of a file until the site is published. */
  source(path: string): string {
    const made = this.#files.get(path)?.made;
    return made === undefined ? join(this.directory, path) : join(this.#folder, made);
  }

  /** Replaces the last site. If that fails, the last site stays. @throws SiteChangedError */
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

  /** Removes the written files. The last site stays. */
  discard(): void {
    dropBuildFolder(this.#folder);
    for (const folder of [...this.#new].reverse()) removeIfEmpty(folder);
  }

  /** Creates a file in the folder of the build. */
  #make(write: (place: string) => unknown): Pick<SiteFile, "made" | "stamp"> {
    const made = `${++this.#made}`;
    const place = join(this.#folder, made);
    write(place);
    return { made, stamp: stampAt(place) };
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

  /** Names the folder that is in the way of a file. */
  #explainFolder(path: string): string {
    const [below, source] = [...this.#sources].find(([file]) => file.startsWith(`${path}/`)) ?? [];
    const name = below && source ? source.slice(0, path.length - below.length) : join(this.directory, path);
    return `${name} is a folder, but the site needs a file with this name. Rename the folder.`;
  }
}

/** The memory for the text that is being written. New memory for each text takes half as long as encoding it. */
let encoded = Buffer.alloc(0);

/** Encodes a text as UTF-8. The result is valid until the next call. */
function encode(text: string): Uint8Array {
  const mostBytes = text.length * 3;
  if (encoded.length < mostBytes) encoded = Buffer.allocUnsafeSlow(mostBytes);
  return encoded.subarray(0, encoded.write(text));
}

/** Whether a copy is the owner's file. Files in assets/ belong to the build, even if they are copied from a package. */
function isOwners(path: string): boolean {
  return !path.startsWith("assets/");
}

const chunk = 256 * 1024;

/** The stamp of a file with this content, before it was read; `undefined` if the content differs. */
function holdsBytes(file: string, bytes: Uint8Array): FileStamp | undefined {
  const stamp = stampAt(file);
  return stamp?.[2] === bytes.length && readBytes(file).equals(bytes) ? stamp : undefined;
}

/** The stamp of a file with another's content and permissions, before it was read; `undefined` if it differs. */
function isCopyOf(source: string, file: string): FileStamp | undefined {
  const stamp = stampAt(file);
  if (!stamp) return undefined;
  const { size, mode } = statSync(source);
  if (stamp[2] !== size || statSync(file).mode !== mode) return undefined;
  const isSame = size > chunk ? hasSameBytes(file, source) : readBytes(file).equals(readBytes(source));
  return isSame ? stamp : undefined;
}

/** Compares two files in chunks, because videos can be large. */
function hasSameBytes(one: string, other: string): boolean {
  const files: number[] = [];
  const [left, right] = [Buffer.allocUnsafe(chunk), Buffer.allocUnsafe(chunk)];
  try {
    for (const file of [one, other]) files.push(openRegular(file));
    for (;;) {
      const [read, readOther] = [readSync(files[0]!, left), readSync(files[1]!, right)];
      if (read !== readOther || left.compare(right, 0, read, 0, read) !== 0) return false;
      if (read === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}
