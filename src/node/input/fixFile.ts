import { realpathSync, statSync } from "node:fs";
import { type DoneFix, fixText } from "../../validate/fixes/fixText";
import { replaceFile } from "../replaceFile";
import { ConfigFileError, readText } from "./configText";
import { type Hosted, readConfigFile } from "./loadSite";

export interface FixedFile {
  /** The file's absolute path. */
  file: string;
  /** Whether it was in another encoding than UTF-8 before. */
  isReencoded: boolean;
  /** What was fixed. */
  fixed: DoneFix[];
}

/**
 * Does every fix that is offered for a config, and writes the file if there was one: all of it or nothing.
 * @throws ConfigFileError when the file cannot be read or written, or was changed by somebody else meanwhile
 */
export function fixFile(configFile: string, hosted: Hosted = {}): FixedFile {
  const { file, text: before, mistakes, surroundings } = readConfigFile(configFile, hosted);
  // Letters that were lost while it was read would be lost for good.
  if (mistakes.some(({ changes }) => !changes)) return { file, isReencoded: false, fixed: [] };
  const isReencoded = mistakes.length > 0;
  const { text, fixed } = fixText(before, surroundings);
  if (text !== before || isReencoded) write(file, before, text);
  return { file, isReencoded, fixed };
}

/** Writes the text of a config, unless it is another one by now than the text before. */
function write(file: string, before: string, text: string): void {
  try {
    // A link stays a link to the file that changes.
    const target = realpathSync(file);
    replaceFile(target, text, {
      mode: statSync(target).mode,
      flush: true,
      beforeMove: () => {
        if (readText(target).text === before) return;
        throw new ConfigFileError(
          `${file} was edited while Spawnpage was fixing it. The fixes were not saved. Try again.`,
        );
      },
    });
  } catch (error) {
    if (error instanceof ConfigFileError) throw error;
    throw new ConfigFileError(explain(file, error as NodeJS.ErrnoException));
  }
}

/** The system's own message names the file aside, which nobody knows. */
function explain(file: string, { code = "unknown error" }: NodeJS.ErrnoException): string {
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${file} cannot be written: permission denied. Change the permissions of the file and its folder. Nothing was changed.`;
    case "ENOSPC":
      return "The disk is full. Free some space and try again. Nothing was changed.";
    default:
      return `${file} cannot be written (${code}). Nothing was changed.`;
  }
}
