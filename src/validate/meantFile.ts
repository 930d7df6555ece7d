import { nearest, sureMatch } from "../words/nearest";
import type { Surroundings } from "./surroundings";

/** A file of `public/` as a config writes it. */
export interface MeantFile {
  path: string;
  /** Whether it is the very file that was written. */
  isThere: boolean;
  /** Whether no other one can be meant. */
  isSure: boolean;
}

/**
 * The file that was meant by a path: this one, one of the same name in another folder, one of the same name
 * with another ending, or one with nearly the same path.
 */
export function meantFile(path: string, surroundings: Surroundings): MeantFile | undefined {
  const files = surroundings.filePaths().map(encoded);
  if (surroundings.hasFile(path) || files.includes(path)) return { path, isThere: true, isSure: true };
  const name = path.toLowerCase().slice(path.lastIndexOf("/"));
  const found = files.find((file) => file.toLowerCase().endsWith(name));
  if (found !== undefined) return { path: found, isThere: false, isSure: isSureFile(path, found, files) };
  const stem = withoutEnding(name);
  const sibling = files.find((file) => withoutEnding(file.toLowerCase()).endsWith(stem));
  const near = sibling ?? nearest(path, files);
  return near === undefined
    ? undefined
    : { path: near, isThere: false, isSure: isSureFile(path, near, files) };
}

/** A file of another kind may well be on its way. */
function isSureFile(path: string, file: string, files: readonly string[]): boolean {
  return endingOf(path) === endingOf(file) && sureMatch(path, files) === file;
}

function endingOf(path: string): string {
  return path.slice(withoutEnding(path).length).toLowerCase();
}

function withoutEnding(path: string): string {
  return path.replace(/\.[^./]*$/, "");
}

/** The path of a file as a config writes it. */
export function encoded(file: string): string {
  return file.replace(/[ %#?]/g, encodeURIComponent);
}
