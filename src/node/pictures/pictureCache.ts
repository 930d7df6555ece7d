import { join } from "node:path";
import { digest } from "../digest";
import { dropUnused, markUsed } from "../keptFiles";
import { digestOf } from "../output/ownFiles";
import { replaceFile } from "../replaceFile";
import { attempt } from "../attempt";
import type { MadePicture } from "./makeVersions";
import { PictureStamps } from "./pictureStamps";
import { type PictureFormat, RECIPE } from "./recipe";
import { readBytes, readUtf8 } from "../regularFile";

/** What was made of a picture, with the files that hold it. */
export interface KeptPicture {
  /** The size of the original in pixels, as browsers show it. */
  width: number;
  height: number;
  /** What stands in its place until it is there; absent where it can be seen through. */
  tone?: string;
  /** By format, what browsers like best first; of each the narrowest first. */
  versions: readonly KeptVersion[];
}

export interface KeptVersion {
  format: PictureFormat;
  /** In pixels. */
  width: number;
  /** Where it lies on the disk. */
  file: string;
}

/** A kept picture as it is written down. */
interface Note extends Omit<KeptPicture, "versions"> {
  versions: NotedVersion[];
}

interface NotedVersion {
  format: PictureFormat;
  width: number;
  /** Names its content. */
  digest: string;
}

/**
 * Keeps what was made of pictures between builds, by the content of the originals: of each a folder. It only saves time:
 * what is missing, damaged or of another recipe is made anew.
 */
export class PictureCache {
  readonly #folder: string;

  /** @param folder - where it may write; made when something is kept */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * What was made of an original; `null` where it stays as it is, `undefined` where nothing is known.
   * @param original - names its content
   */
  find(original: string): KeptPicture | null | undefined {
    return attempt(() => {
      const note = JSON.parse(readUtf8(this.#noteOf(original))) as Note | null;
      if (note?.versions.some((one) => !this.#isWhole(original, one))) return undefined;
      markUsed(this.#folderOf(original));
      return note && this.#withFiles(original, note);
    });
  }

  /**
   * Keeps what was made of an original.
   * @param made - absent where it stays as it is
   * @throws the system's error where it cannot be written
   */
  keep(original: string, made: MadePicture | undefined): KeptPicture | null {
    const note: Note | null = made
      ? {
          ...made,
          versions: made.versions.map(({ format, width, bytes }) => {
            replaceFile(this.#fileOf(original, { format, width }), bytes);
            return { format, width, digest: digestOf(bytes) };
          }),
        }
      : null;
    // Last: where there is a note, all that it names is there.
    replaceFile(this.#noteOf(original), JSON.stringify(note));
    return note && this.#withFiles(original, note);
  }

  /** The content of the files of a folder, as it was noted by earlier builds. */
  stampsOf(publicFolder: string): PictureStamps {
    return new PictureStamps(join(this.#folder, `stamps-${digest(publicFolder, 16)}.json`));
  }

  /** Drops what no build has asked for in a month. */
  dropOld(now?: number): void {
    dropUnused(this.#folder, now);
  }

  /** Whether a version lies there with all that was written: a machine that lost its power may have kept its length alone. */
  #isWhole(original: string, version: NotedVersion): boolean {
    return digestOf(readBytes(this.#fileOf(original, version))) === version.digest;
  }

  #withFiles(original: string, { versions, ...note }: Note): KeptPicture {
    return { ...note, versions: versions.map((one) => ({ ...one, file: this.#fileOf(original, one) })) };
  }

  #fileOf(original: string, { width, format }: Pick<KeptVersion, "width" | "format">): string {
    return join(this.#folderOf(original), `${width}.${format}`);
  }

  #noteOf(original: string): string {
    return join(this.#folderOf(original), "note.json");
  }

  #folderOf(original: string): string {
    return join(this.#folder, `${original}-${RECIPE}`);
  }
}
