import { nearestSpelling, sureMatch } from "../words/nearest";
import type { Surroundings } from "./surroundings";

/** A file of `public/`, written as in a config. */
export interface MeantFile {
  path: string;
  /** Whether it is exactly the file that was written. */
  isThere: boolean;
  /** Whether no other file can be intended. */
  isSure: boolean;
}

/** The intended file for a path: in another folder, with another extension, or with nearly the same name. */
export function meantFile(path: string, surroundings: Surroundings): MeantFile | undefined {
  const files = surroundings.filePaths().map(encoded);
  if (surroundings.hasFile(path) || files.includes(path)) return { path, isThere: true, isSure: true };
  const candidates = files.filter((file) => kindOf(file) === kindOf(path));
  const found =
    candidates.find((file) => nameOf(file) === nameOf(path)) ??
    candidates.find((file) => stemOf(file) === stemOf(path)) ??
    nearlyNamed(path, candidates);
  if (found === undefined) return undefined;
  return { path: found, isThere: false, isSure: isSureFile(path, found, candidates) };
}

/** The file with nearly the same name. Prefers the same folder if there are several. */
function nearlyNamed(path: string, candidates: readonly string[]): string | undefined {
  // Different numbers mean different files: "picture-2" is not a misspelled "picture-1".
  const numbered = candidates.filter((file) => numbersIn(stemOf(file)) === numbersIn(stemOf(path)));
  const stem = nearestSpelling(stemOf(path), numbered.map(stemOf));
  const named = numbered.filter((file) => stemOf(file) === stem);
  return named.find((file) => folderOf(file) === folderOf(path)) ?? named[0];
}

/** Not sure if the extension differs, because the owner may still add the file. */
function isSureFile(path: string, file: string, candidates: readonly string[]): boolean {
  const isNamedSo =
    stemOf(path) === stemOf(file) || sureMatch(stemOf(path), candidates.map(stemOf)) === stemOf(file);
  return endingOf(path) === endingOf(file) && isNamedSo && sureMatch(path, candidates) === file;
}

const kinds = [
  /^\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/,
  /^\.(?:mp4|webm|mov|ogv|m4v)$/,
  /^\.(?:mp3|ogg|wav|m4a)$/,
  /^\.(?:woff2?|ttf|otf)$/,
];

/** The kind of a file by its extension: a kind with several extensions, or the extension itself. */
function kindOf(path: string): RegExp | string {
  const ending = endingOf(path);
  return kinds.find((kind) => kind.test(ending)) ?? ending;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** The file name in lowercase, as most people type it, with all its symbols. */
function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return name.replace(/%(?:20|23|25|3f)/g, decodeURIComponent);
}

function stemOf(path: string): string {
  return nameOf(path).replace(/\.[^.]*$/, "");
}

function endingOf(path: string): string {
  return nameOf(path).slice(stemOf(path).length);
}

function numbersIn(name: string): string {
  return (name.match(/\d+/g) ?? []).map(Number).join();
}

/** The path of a file, written as in a config. */
export function encoded(file: string): string {
  return file.replace(/[ %#?]/g, encodeURIComponent);
}
