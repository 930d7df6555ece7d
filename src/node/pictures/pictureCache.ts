import type { Store } from "../store";
import type { MadePicture, MadeVersion } from "./makeVersions";
import { RECIPE } from "./recipe";

export interface KeptPicture extends Omit<MadePicture, "versions"> {
  /** By format, starting with the preferred one; within a format, by width. */
  versions: readonly KeptVersion[];
}

export interface KeptVersion extends Omit<MadeVersion, "bytes"> {
  file: string;
}

/** Caches generated pictures by the content of their originals. */
export class PictureCache {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @returns `null` if the original is published unchanged, `undefined` if versions are unknown, missing or damaged */
  find(original: string): KeptPicture | null | undefined {
    const note = this.#store.find(noteKey(original));
    if (!note) return undefined;
    const known = JSON.parse(note.bytes.toString()) as
      | (Omit<MadePicture, "versions"> & { versions: Omit<KeptVersion, "file">[] })
      | null;
    if (!known) return null;
    const versions = known.versions.flatMap((version) => {
      const stored = this.#store.find(versionKey(original, version));
      return stored ? [{ ...version, file: stored.file }] : [];
    });
    return versions.length === known.versions.length ? { ...known, versions } : undefined;
  }

  /** @param made - absent if the original is published unchanged */
  keep(original: string, made: MadePicture | undefined): KeptPicture | null {
    const files = (made?.versions ?? []).map(
      (version) => this.#store.keep(versionKey(original, version), version.bytes).file,
    );
    const note = made
      ? { ...made, versions: made.versions.map(({ format, width }) => ({ format, width })) }
      : null;
    // Last, so a note names only versions that exist.
    this.#store.keep(noteKey(original), Buffer.from(JSON.stringify(note)));
    return (
      note && {
        ...note,
        versions: note.versions.map((version, index) => ({ ...version, file: files[index]! })),
      }
    );
  }
}

function noteKey(original: string): string {
  return `${original}-${RECIPE}-note`;
}

function versionKey(original: string, { width, format }: Omit<KeptVersion, "file">): string {
  return `${original}-${RECIPE}-${width}.${format}`;
}
