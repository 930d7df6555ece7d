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
import { openRegular, readBytes } from "../regularFile";

/** A folder of files beside the config that cannot be read. The message says what to do. */
export class PublicFolderError extends ConfigFileError {
  override name = "PublicFolderError";
}

/** As many bytes of most pictures tell their size. */
const SIZE_BYTES = 128 * 1024;
/** No camera notes more than this in front of the size. */
const MOST_SIZE_BYTES = 16 * 1024 * 1024;

/** The folder of files that are copied to the site as they are: `public/` beside the config. */
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

  /**
   * The site paths of all files, such as `/art/mill.svg`, always as the same list. Links are none of them.
   * @throws PublicFolderError when the folder, or one in it, cannot be looked into
   */
  paths(): readonly string[] {
    this.#list ??= [...this.#known()];
    return this.#list;
  }

  has(path: string): boolean {
    return this.#known().has(publicPath(path));
  }

  /** Where the file of a site path lies on the disk. */
  source(path: string): string {
    return join(this.directory, publicPath(path));
  }

  /** The size of a picture in pixels; `undefined` for what is not a picture that can be read. */
  imageSize(path: string): Omit<ImageData, "src"> | undefined {
    if (!this.#sizes.has(path)) this.#sizes.set(path, this.#measure(path));
    return this.#sizes.get(path);
  }

  /** The size of a file in bytes; `undefined` for what is not there. */
  fileSize(path: string): number | undefined {
    return this.has(path) ? statSync(this.source(path)).size : undefined;
  }

  /** The first bytes of a file; `undefined` for what is not there. */
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
    try {
      return mayRun(path) && runs(path, readBytes(this.source(path)), isDataDocument);
    } catch {
      // A file that cannot be read is reported where it is copied.
      return false;
    }
  }

  #faultOf(path: string): XmlError | undefined {
    try {
      cleanDrawing(readBytes(this.source(path)));
    } catch (error) {
      if (error instanceof XmlError) return error;
      // A file that cannot be read is reported where it is copied.
    }
    return undefined;
  }

  #measure(path: string): Omit<ImageData, "src"> | undefined {
    try {
      const file = this.source(path);
      // What a camera notes in front of the size may be long.
      return pictureSize(beginningOf(file, SIZE_BYTES)) ?? pictureSize(beginningOf(file, MOST_SIZE_BYTES));
    } catch {
      return undefined;
    }
  }

  #known(): ReadonlySet<string> {
    this.#paths ??= new Set(listPublicFiles(this.directory));
    return this.#paths;
  }
}

/** The first bytes of a file. */
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
        `${directory} is a file, but the site's own files need a folder with this name. Rename the file.`,
      );
    }
    return listFiles(directory, (path) => !isHidden(path));
  } catch (error) {
    if (error instanceof PublicFolderError) throw error;
    const { code, path = directory } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && path === directory) {
      throw new PublicFolderError(
        `${directory} is a link to a folder that does not exist. Create the folder, or remove the link.`,
      );
    }
    throw new PublicFolderError(explainSystemError(error) ?? (error as Error).message);
  }
}

/** Whether a site path names a hidden file or one in a hidden folder, such as `/.git/config`; those are never published. */
export function isHidden(path: string): boolean {
  return path.split("/").some((name) => name.startsWith(".") && name !== ".well-known");
}
