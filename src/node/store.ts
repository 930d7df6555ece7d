import { rmSync, statSync, utimesSync } from "node:fs";
import { basename, join } from "node:path";
import { attempt, namesIn } from "./attempt";
import type { BuildCache } from "./buildCache";
import { digestOf } from "./output/ownFiles";
import { readBytes } from "./regularFile";
import { replaceFile } from "./replaceFile";

/** Files that no build has used for this long are dropped; in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
/** The precision of the time of the last use; in milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000;

export interface StoredFile {
  file: string;
  bytes: Buffer;
}

/**
 * Caches files between builds by key. It only saves time: missing and damaged files are generated again, and files that no build
 * used in a month are dropped. If the cache is not writable, the files are temporary.
 */
export class Store {
  readonly #cache: BuildCache;
  readonly #name: string;
  /** Why the cache is not writable; absent unless a write failed. */
  failure: Error | undefined;

  /** @param name - the folder below the cache; created with the first file */
  constructor(cache: BuildCache, name: string) {
    this.#cache = cache;
    this.#name = name;
  }

  /** The undamaged file of a key, written since a time. Such a lookup with a time does not count as use. */
  find(key: string, since?: number): StoredFile | undefined {
    const { folder, temporary } = this.#cache;
    for (const place of folder === undefined ? [temporary.path] : [folder, temporary.path]) {
      const shard = this.#shardOf(place, key);
      for (const name of namesOf(shard, key)) {
        const file = join(shard, name);
        const found = attempt(() => ({ file, bytes: readBytes(file), written: statSync(file).mtimeMs }));
        if (!found || name !== fileName(key, found.bytes) || found.written < (since ?? 0)) continue;
        if (since === undefined) markUsed(file, found.written);
        return found;
      }
    }
    return undefined;
  }

  /** @throws OutputFolderError, or the system's error, if not even a temporary file can be written */
  keep(key: string, bytes: Buffer | Uint8Array): StoredFile {
    const { folder, temporary } = this.#cache;
    if (folder !== undefined)
      try {
        return this.#write(folder, key, bytes);
      } catch (error) {
        // The disk is full, or the folder belongs to another user.
        this.failure ??= error as Error;
      }
    return this.#write(temporary.make(), key, bytes);
  }

  /**
   * Like `keep`, but removes earlier files of the key. Their content may change although the key does not.
   * @param last - the file that `find` returned. It stays if the content is the same.
   */
  replace(key: string, bytes: Uint8Array, last?: string): StoredFile {
    if (last !== undefined && basename(last) === fileName(key, bytes))
      return { file: last, bytes: asBuffer(bytes) };
    const stored = this.keep(key, bytes);
    const shard = join(stored.file, "..");
    for (const name of namesOf(shard, key))
      if (join(shard, name) !== stored.file) attempt(() => rmSync(join(shard, name), { force: true }));
    return stored;
  }

  #write(place: string, key: string, bytes: Uint8Array): StoredFile {
    const file = join(this.#shardOf(place, key), fileName(key, bytes));
    replaceFile(file, bytes);
    dropUnused(join(place, this.#name));
    return { file, bytes: asBuffer(bytes) };
  }

  /** One of 256 folders, because looking through a single one takes longer with each file of thousands of sites. */
  #shardOf(place: string, key: string): string {
    return join(place, this.#name, key.slice(0, 2));
  }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The file name, which shows whether the content is undamaged. */
function fileName(key: string, bytes: Uint8Array): string {
  return `${key}-${digestOf(bytes)}`;
}

function namesOf(shard: string, key: string): string[] {
  return namesIn(shard).filter((name) => name.startsWith(`${key}-`));
}

function markUsed(file: string, marked: number): void {
  const now = new Date();
  // Another process may have removed the file.
  if (now.getTime() - marked > A_DAY) attempt(() => utimesSync(file, now, now));
}

/** Drops unused files from a folder of shards once a day, because looking at thousands of files takes a while. */
function dropUnused(folder: string, now = Date.now()): void {
  const stamp = `${folder}.dropped`;
  const last = attempt(() => statSync(stamp).mtimeMs) ?? 0;
  if (now - last < A_DAY) return;
  attempt(() => replaceFile(stamp, ""));
  for (const shard of namesIn(folder))
    for (const name of namesIn(join(folder, shard))) {
      const file = join(folder, shard, name);
      // Another process may be using the file, or may have removed it.
      attempt(
        () => now - statSync(file).mtimeMs > KEPT_FOR && rmSync(file, { recursive: true, force: true }),
      );
    }
}
