import { closeSync, fstatSync, lstatSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { tellingBytes } from "../../validate/fileKind";
import { cleanDrawing } from "../../core/drawings/cleanDrawing";
import { isDataDocument } from "../../core/drawings/isDataDocument";
import { XmlError } from "../../core/drawings/parseXml";
import { pictureSize } from "../../core/pictureSize";
import { publicPath } from "../../core/publicPath";
import { mayRun, runs } from "../../core/runnable";
import type { PublicFiles } from "../../core/world";
import type { ImageData } from "../../fields/pictures/image";
import { explainSystemError } from "../systemError";
import { ConfigFileError } from "./configText";
import { listFiles } from "./listFiles";
import { openRegular, readBytes, danglingTarget, explainDangling } from "../regularFile";
import { attempt } from "../attempt";

/** A `public` folder that cannot be read. The message says what to do. */
export class PublicFolderError extends ConfigFileError {
  override name = "PublicFolderError";
}

/** Enough bytes to read the size of most pictures. */
const SIZE_BYTES = 128 * 1024;
/** More than any metadata before the size. */
const MOST_SIZE_BYTES = 16 * 1024 * 1024;

/** The folder of the owner's files: `public/` next to the config. */
export class PublicFolder implements PublicFiles {
  readonly directory: string;
  #paths: ReadonlySet<string> | undefined;
  #list: readonly string[] | undefined;
  readonly #sizes = new Map<string, Omit<ImageData, "src"> | undefined>();

  readonly #runnable = new Map<string, boolean>();
  readonly #faults = new Map<string, XmlError | undefined>();

  constructor(directory: string) {
    this.directory = directory;
  }

  /** The site paths of all files without links; always the same array. @throws PublicFolderError */
  paths(): readonly string[] {
    this.#list ??= [...this.#known()];
    return this.#list;
  }

  has(path: string): boolean {
    return this.#known().has(publicPath(path));
  }

  source(path: string): string {
    return join(this.directory, publicPath(path));
  }

  /** The size in pixels; `undefined` if it is not a readable picture. */
  imageSize(path: string): Omit<ImageData, "src"> | undefined {
    if (!this.#sizes.has(path)) this.#sizes.set(path, this.#measure(path));
    return this.#sizes.get(path);
  }

  /** The size in bytes; `undefined` if the file does not exist. */
  fileSize(path: string): number | undefined {
    return this.has(path) ? statSync(this.source(path)).size : undefined;
  }

  /** The first bytes of a file; `undefined` if it does not exist. */
  beginning(path: string): Uint8Array | undefined {
    return this.has(path) ? beginningOf(this.source(path), tellingBytes) : undefined;
  }

  drawingFault(path: string): XmlError | undefined {
    if (!this.#faults.has(path)) this.#faults.set(path, this.#faultOf(path));
    return this.#faults.get(path);
  }

  isRunnable(path: string): boolean {
    let known = this.#runnable.get(path);
    if (known === undefined) this.#runnable.set(path, (known = this.#runs(path)));
    return known;
  }

  #runs(path: string): boolean {
    // An unreadable file is reported when it is copied.
    const answer = attempt(() => mayRun(path) && runs(path, readBytes(this.source(path)), isDataDocument));
    return answer ?? false;
  }

  #faultOf(path: string): XmlError | undefined {
    try {
      cleanDrawing(readBytes(this.source(path)));
    } catch (error) {
      if (error instanceof XmlError) return error;
      // An unreadable file is reported when it is copied.
    }
    return undefined;
  }

  #measure(path: string): Omit<ImageData, "src"> | undefined {
    const file = this.source(path);
    const sizeIn = (count: number) => pictureSize(beginningOf(file, count));
    // There may be much metadata before the size.
    return attempt(() => sizeIn(SIZE_BYTES) ?? sizeIn(MOST_SIZE_BYTES));
  }

  #known(): ReadonlySet<string> {
    this.#paths ??= new Set(listPublicFiles(this.directory));
    return this.#paths;
  }
}

function beginningOf(path: string, count: number): Uint8Array {
  const file = openRegular(path);
  try {
    const bytes = new Uint8Array(Math.min(count, fstatSync(file).size));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}

function listPublicFiles(directory: string): string[] {
  try {
    if (!lstatSync(directory, { throwIfNoEntry: false })) return [];
    if (!statSync(directory).isDirectory()) {
      throw new PublicFolderError(
        `${directory} is a file, but pictures and other files need a folder with this name. Rename the file.`,
      );
    }
    return listFiles(directory, (path) => !isHidden(path));
  } catch (error) {
    if (error instanceof PublicFolderError) throw error;
    const target = danglingTarget(directory);
    if (target !== undefined) throw new PublicFolderError(explainDangling(directory, target));
    throw new PublicFolderError(explainSystemError(error) ?? (error as Error).message);
  }
}

/** Whether a site path is hidden or in a hidden folder, such as `/.git/config`. Hidden files are never published. */
export function isHidden(path: string): boolean {
  return path.split("/").some((name) => name.startsWith(".") && name !== ".well-known");
}
