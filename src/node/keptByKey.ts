import { join } from "node:path";
import { dropUnused, markUsed, namesIn } from "./keptFiles";
import { digestOf } from "./output/ownFiles";
import { replaceFile } from "./replaceFile";
import { readBytes } from "./regularFile";

/** A kept file on the disk. */
export interface KeptFile {
  file: string;
  /** How many it has. */
  bytes: number;
}

/**
 * Keeps files between builds, each by what it is made from. It only saves time: what is missing or damaged is made anew, and
 * what was not asked for in a month is dropped.
 */
export class KeptByKey {
  readonly #folder: string;
  readonly #ending: string;

  /**
   * @param folder - where the files are kept; made when the first is
   * @param ending - that of their names: `.woff2`
   */
  constructor(folder: string, ending: string) {
    this.#folder = folder;
    this.#ending = ending;
  }

  /** The file of a key, whole: a machine that lost its power may have kept the length of a file alone. */
  find(key: string): KeptFile | undefined {
    for (const name of namesIn(this.#folder).filter((one) => one.startsWith(`${key}-`))) {
      const file = join(this.#folder, name);
      const bytes = readBytes(file);
      if (name !== this.#nameOf(key, bytes)) continue;
      markUsed(file);
      return { file, bytes: bytes.length };
    }
    return undefined;
  }

  /** @throws the system's error where it cannot be written */
  keep(key: string, bytes: Uint8Array): KeptFile {
    const file = join(this.#folder, this.#nameOf(key, bytes));
    replaceFile(file, bytes);
    // Nothing else makes the folder grow.
    dropUnused(this.#folder);
    return { file, bytes: bytes.length };
  }

  /** The name by which a file is found again, and by which is seen whether it is whole. */
  #nameOf(key: string, bytes: Uint8Array): string {
    return `${key}-${digestOf(bytes).slice(0, 16)}${this.#ending}`;
  }
}
