import { isUtf8 } from "node:buffer";
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { usualConfig } from "../../config/usualConfig";
import { explainSystemError } from "../systemError";
import { nearest } from "../../words/nearest";
import type { Mistake } from "../../json/mistake";
import { danglingTarget, explainDangling, readBytes } from "../regularFile";
import { attempt } from "../attempt";

/** The text of a config, and problems with its encoding. */
export interface FileText {
  text: string;
  mistakes: Mistake[];
}

/** A config file that cannot be read. The message says what to do. */
export class ConfigFileError extends Error {
  override name = "ConfigFileError";
}

/** In bytes. A config with thousands of pages is a tenth of this. */
const largestFile = 64 * 1024 * 1024;

/** Reads a config as text in any encoding. @throws ConfigFileError if it is not an existing file */
export function readText(file: string): FileText {
  let bytes: Buffer;
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) throw new ConfigFileError(explainFolder(file));
    if (!stats.isFile())
      throw new ConfigFileError(`${file} is not a readable file. Use --config to specify your config.`);
    if (stats.size > largestFile) {
      const size = Math.round(stats.size / 1024 / 1024);
      throw new ConfigFileError(
        `${file} is ${size} MB, which is too large for a config. Check that it is the right file.`,
      );
    }
    bytes = readBytes(file);
  } catch (error) {
    if (error instanceof ConfigFileError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") throw new ConfigFileError(explainMissing(file));
    throw new ConfigFileError(
      code === "EACCES" || code === "EPERM"
        ? `${file} cannot be read: permission denied. Change the permissions of the file.`
        : (explainSystemError(error) ?? `${file} cannot be read: ${message}.`),
    );
  }
  const kind = foreignKind(bytes);
  if (kind)
    throw new ConfigFileError(`${file} is ${kind}, not a config. Use --config to specify your config.`);
  return decode(bytes);
}

/** Decodes a file. If it is not UTF-8, a mistake explains what to do. */
function decode(bytes: Buffer): FileText {
  const encoding = wideEncoding(bytes);
  if (encoding) {
    const text = new TextDecoder(encoding).decode(bytes);
    const message = "The file is saved as UTF-16. Save it as UTF-8.";
    return { text, mistakes: [{ code: "invalid-encoding", message, offset: 0, length: 0, changes: [] }] };
  }
  const text = bytes.toString("utf8");
  if (isUtf8(bytes) || bytes.includes(0)) return { text, mistakes: [] };
  const windows = asWindowsText(bytes);
  if (windows !== undefined) {
    const offset = windows.search(/[^\p{ASCII}]/u);
    const letters = `characters such as ${JSON.stringify(windows.charAt(offset))}`;
    const message = `The file is saved as Windows-1252 instead of UTF-8, so ${letters} would be lost. Save it as UTF-8.`;
    return {
      text: windows,
      mistakes: [{ code: "invalid-encoding", message, offset, length: 1, changes: [] }],
    };
  }
  const again = Buffer.from(text, "utf8");
  const lost = bytes.findIndex((byte, index) => byte !== again[index]);
  const letter = new TextDecoder("windows-1252").decode(bytes.subarray(lost, lost + 1));
  const guess = /\p{Letter}/u.test(letter) ? `, probably "${letter}"` : "";
  const message = `The file is not valid UTF-8, so some characters cannot be read. The first one is here${guess}. Open the file in the program that created it, and save it as UTF-8.`;
  const { length: offset } = bytes.subarray(0, lost).toString("utf8");
  return { text, mistakes: [{ code: "invalid-encoding", message, offset, length: 1 }] };
}

/** The first bytes of other file formats. */
const signatures: readonly (readonly [signature: string, kind: string])[] = [
  ["\x89PNG", "a picture"],
  ["\xff\xd8\xff", "a picture"],
  ["GIF8", "a picture"],
  ["RIFF", "a picture, an audio file or a video"],
  ["%PDF", "a PDF document"],
  ["PK\x03\x04", "an archive or an Office document"],
  ["\x1f\x8b", "an archive"],
  ["Rar!", "an archive"],
  ["7z\xbc\xaf", "an archive"],
  ["\x7fELF", "a program"],
  ["MZ\x90\x00", "a program"],
];

/** The format of a file that was named by mistake; `undefined` if it may be text. */
function foreignKind(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString("latin1");
  return signatures.find(([signature]) => start.startsWith(signature))?.[1];
}

/** The encoding of UTF-16 text, by its byte-order mark or the zero bytes of its first characters. */
function wideEncoding(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "utf-16be" : undefined;
}

function explainFolder(folder: string): string {
  const configs = filesOf(folder).filter(
    (name) => /\.json$/i.test(name) && !/^(?:package|tsconfig)/.test(name),
  );
  const config = configs.find((name) => name === usualConfig) ?? configs[0] ?? usualConfig;
  return `${folder} is a folder. Specify the config file in it, such as ${join(folder, config)}.`;
}

function explainMissing(file: string): string {
  const link = [file, dirname(file)].find((path) => danglingTarget(path) !== undefined);
  if (link !== undefined) return explainDangling(link, danglingTarget(link)!);
  const start = `${file} does not exist.`;
  const folder = dirname(file);
  const names = filesOf(folder);
  const name = basename(file);
  if (names.includes(`${name}.txt`)) {
    return `${start} Instead, there is ${name}.txt, probably because your computer hides file extensions. Rename that file to ${name}.`;
  }
  const match = nearest(name, names) ?? names.find((one) => /config.*\.json$/i.test(one));
  return match
    ? `${start} Did you mean ${join(folder, match)}?`
    : `${start} Use --config path/to/${usualConfig} to specify your config, or create a site with "init".`;
}

function filesOf(folder: string): string[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * The characters of the bytes 0x80 to 0x9F, with spaces for unassigned bytes. The others are those in Latin-1. Some
 * versions of Node.js decode Windows-1252 as Latin-1.
 */
const ownCharacters = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Bytes without a character in Windows-1252. */
const unused = /[\u0081\u008D\u008F\u0090\u009D]/;

/**
 * Evidence of another old encoding. In Windows-1252 texts, letters outside of ASCII are isolated. In others there are
 * three in a row (Cyrillic, Greek …), a symbol within a word (Polish, Czech …), or a capital letter among lowercase
 * ones (old Macintosh).
 */
const otherEncoding =
  /[\u00C0-\u024F]{3}|\p{L}[\u00A1-\u00B6\u00B8-\u00BF\u00D7\u00F7\u20AC\u201A\u0192\u2020\u2021\u02C6\u2030\u2039\u203A\u2022\u02DC\u2122]\p{L}|\p{Ll}[\u0160\u017D\u0178]\p{Ll}/u;

/**
 * Decodes bytes that are not UTF-8 as Windows-1252, which Windows programs still use, if that is plausible. Each byte
 * becomes one character, so nothing is lost.
 * @returns `undefined` if the bytes may be damaged UTF-8 or another encoding
 */
function asWindowsText(bytes: Uint8Array): string | undefined {
  const asUtf8 = new TextDecoder("utf-8").decode(bytes);
  // Partly valid UTF-8 is a truncated file, or two joined files.
  if (/[^\p{ASCII}\uFFFD]/u.test(asUtf8)) return undefined;
  const latin1 = Buffer.from(bytes).toString("latin1");
  if (unused.test(latin1)) return undefined;
  const text = latin1.replace(/[\u0080-\u009F]/g, (byte) => ownCharacters.charAt(byte.charCodeAt(0) - 0x80));
  return otherEncoding.test(text) ? undefined : text;
}
