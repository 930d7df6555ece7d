import { readdirSync } from "node:fs";
import { join } from "node:path";
import { entryKind } from "../entryKind";

/**
 * The paths of all files below a folder, in a fixed order. Links are not followed, because they may lead anywhere.
 * @throws the system's error if a folder cannot be read
 */
export function listFiles(directory: string, isMeant: (path: string) => boolean = () => true): string[] {
  const files: string[] = [];
  look("");
  return files.sort();

  function look(folder: string): void {
    const place = join(directory, folder);
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (!isMeant(path)) continue;
      const kind = entryKind(place, entry);
      if (kind === "file") files.push(path);
      if (kind === "folder") look(path);
    }
  }
}
