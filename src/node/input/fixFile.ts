import { dirname, join } from "node:path";
import { realpathSync, statSync } from "node:fs";
import { type DoneFix, fixText } from "../../validate/fixes/fixText";
import type { CatalogueFile } from "../../languages/catalogueFile";
import { replaceFile } from "../replaceFile";
import { ConfigFileError, readText } from "./configText";
import { type Hosted, readConfigFile } from "./loadSite";

export interface FixedFile {
  file: string;
  isReencoded: boolean;
  fixed: DoneFix[];
  /** Whether every offered fix was tried. */
  isComplete: boolean;
}

/** Applies all fixes for a config atomically. @throws ConfigFileError if the file was changed meanwhile */
export function fixFile(configFile: string, hosted: Hosted = {}): FixedFile {
  const { file, text: before, mistakes, surroundings } = readConfigFile(configFile, hosted);
  // Characters lost while decoding would be lost for good.
  if (mistakes.some(({ changes }) => !changes))
    return { file, isReencoded: false, fixed: [], isComplete: true };
  const isReencoded = mistakes.length > 0;
  const { text, files, fixed, isComplete } = fixText(before, surroundings);
  const catalogues = Array.from(files, ([name, changed]) => ({
    path: join(dirname(file), name),
    before: textOf(surroundings.texts?.(name)),
    changed,
  }));
  for (const { path, before: read, changed } of catalogues)
    if (changed !== read) writeText(path, read, changed);
  if (text !== before || isReencoded) writeText(file, before, text);
  return { file, isReencoded, fixed, isComplete };
}

function textOf(read: CatalogueFile | undefined): string {
  return read && "text" in read ? read.text : "";
}

/** Writes a config or one of its catalogues, unless the file has changed since it was read. */
export function writeText(file: string, before: string, text: string): void {
  try {
    // A link keeps pointing to the changed file.
    const target = realpathSync(file);
    replaceFile(target, text, {
      mode: statSync(target).mode,
      flush: true,
      beforeMove: () => {
        if (readText(target).text === before) return;
        throw new ConfigFileError(
          `${file} was edited while Spawnpage was changing it. The changes were not saved. Try again.`,
        );
      },
    });
  } catch (error) {
    if (error instanceof ConfigFileError) throw error;
    throw new ConfigFileError(explain(file, error as NodeJS.ErrnoException));
  }
}

/** The system's message names a temporary file. */
function explain(file: string, { code = "unknown error" }: NodeJS.ErrnoException): string {
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${file} was not changed because you do not have permission to write to it. Give your user write permission for the file and its folder, and try again.`;
    case "ENOSPC":
      return "The disk is full. Free some space and try again. Nothing was changed.";
    default:
      return `${file} cannot be written (${code}). Nothing was changed.`;
  }
}
