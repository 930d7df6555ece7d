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
import { type DoneMend, mendText } from "../validate/mendText";
import { ConfigFileError, readText } from "./configText";
import { readConfigFile } from "./loadSite";

export interface MendedFile {
  /** The file's absolute path. */
  file: string;
  /** Whether it was in another encoding than UTF-8 before. */
  isReencoded: boolean;
  /** What was mended. */
  mended: DoneMend[];
}

/**
 * Does every mend that is offered for a config, and writes the file if there was one: all of it or nothing.
 * @throws ConfigFileError when the file cannot be read or written, or was changed by somebody else meanwhile
 */
export function mendFile(configFile: string): MendedFile {
  const { file, text: before, slips, surroundings } = readConfigFile(configFile);
  // Letters that were lost while it was read would be lost for good.
  if (slips.some(({ changes }) => !changes)) return { file, isReencoded: false, mended: [] };
  const isReencoded = slips.length > 0;
  const { text, mended } = mendText(before, surroundings);
  if (text !== before || isReencoded) replaceFile(file, before, text);
  return { file, isReencoded, mended };
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
        `${file} was changed while it was being mended. Nothing was written: try again.`,
      );
    }
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { force: true });
    if (error instanceof ConfigFileError) throw error;
    throw new ConfigFileError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}
