import { join } from "node:path";
import { dropUnused, isDropDue, markUsed, namesIn } from "./keptFiles";
import { digestOf } from "./output/ownFiles";
import { attempt } from "./attempt";
import { replaceFile } from "./replaceFile";
import { readBytes } from "./regularFile";
import { type BuildCache, keepIn } from "./buildCache";

/** A kept file on the disk. */
export interface KeptFile {
  file: string;
  /** How many it has. */
  bytes: number;
}

/**
 * Keeps files between builds, each by what it is made from. It only saves time: what is missing or damaged is made anew, and
 * what was not asked for in a month is dropped. A cache that cannot be written changes no site: the files of the build are
 * temporary then.
 */
export class KeptByKey {
  readonly #cache: BuildCache;
  readonly #name: string;
  readonly #extension: string;

  /**
   * @param name - the folder below the cache; made for the first file
   * @param extension - the file extension: `.woff2`
   */
  constructor(cache: BuildCache, name: string, extension: string) {
    this.#cache = cache;
    this.#name = name;
    this.#extension = extension;
  }

  /** The file of a key, whole: a machine that lost its power may have kept the length of a file alone. */
  find(key: string): KeptFile | undefined {
    const { folder, temporary } = this.#cache;
    const places = [...(folder === undefined ? [] : [folder]), temporary.path];
    for (const shard of places.map((place) => this.#shardOf(place, key)))
      for (const name of namesIn(shard).filter((one) => one.startsWith(`${key}-`))) {
        const file = join(shard, name);
        const bytes = attempt(() => readBytes(file));
        if (!bytes || name !== this.#nameOf(key, bytes)) continue;
        markUsed(file);
        return { file, bytes: bytes.length };
      }
    return undefined;
  }

  /** @throws OutputFolderError, or the system's error, if not even a temporary file can be written */
  keep(key: string, bytes: Uint8Array): KeptFile {
    return keepIn(this.#cache, (place) => this.#write(place, key, bytes));
  }

  #write(place: string, key: string, bytes: Uint8Array): KeptFile {
    const file = join(this.#shardOf(place, key), this.#nameOf(key, bytes));
    replaceFile(file, bytes);
    // Nothing else makes the folder grow.
    const folder = join(place, this.#name);
    if (isDropDue(folder)) for (const shard of namesIn(folder)) dropUnused(join(folder, shard));
    return { file, bytes: bytes.length };
  }

  /** One of 256 folders: to look for a file in a single one would take longer with each file of thousands of sites. */
  #shardOf(place: string, key: string): string {
    return join(place, this.#name, key.slice(0, 2));
  }

  /** The name by which a file is found again, and by which is seen whether it is whole. */
  #nameOf(key: string, bytes: Uint8Array): string {
    return `${key}-${digestOf(bytes).slice(0, 16)}${this.#extension}`;
  }
}
