import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type DoneFix, fixText } from "../../validate/fixes/fixText";
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
  if (text !== before || isReencoded) replaceFile(file, before, text);
  return { file, isReencoded, fixed };
}

/** Writes a file aside and moves it into place, so that it is never seen half written. */
function replaceFile(file: string, before: string, text: string): void {
  // A link stays a link to the file that changes.
  const target = realpathSync(file);
  const aside = `${target}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(aside, "wx");
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    chmodSync(aside, statSync(target).mode);
    if (readText(target).text !== before) {
      throw new ConfigFileError(
        `${file} was changed while it was being fixed. Nothing was written: try again.`,
      );
    }
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { force: true });
    if (error instanceof ConfigFileError) throw error;
    throw new ConfigFileError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}
