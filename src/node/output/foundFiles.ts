import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type EntryKind, entryKind } from "../entryKind";
import { BUILD_FOLDER } from "./ownFiles";

/** What lies in the folder of a site, by path. */
export type FoundFiles = ReadonlyMap<string, EntryKind>;

/**
 * Looks through the folder of a site, by the very names that stand on the disk: many disks answer to others, too.
 * @param directory - as an absolute path
 * @param isKnown - whether builds write to a folder; into any other nobody looks
 * @throws the system's error where a folder cannot be looked into
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
