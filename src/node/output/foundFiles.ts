import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type EntryKind, entryKind } from "../entryKind";
import { BUILD_FOLDER } from "./ownFiles";

/** The entries in a site's folder, by path. */
export type FoundFiles = ReadonlyMap<string, EntryKind>;

/**
 * Lists a site's folder with the exact names on the disk, because many disks ignore case.
 * @throws the system's error if a folder cannot be read
 */
export function findFiles(directory: string, isKnown: (folder: string) => boolean): FoundFiles {
  const found = new Map<string, EntryKind>();
  look("");
  return found;

  function look(folder: string): void {
    const place = join(directory, folder);
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (path === BUILD_FOLDER) continue;
      const kind = entryKind(place, entry);
      found.set(path, kind);
      if (kind === "folder" && isKnown(path)) look(path);
    }
  }
}
