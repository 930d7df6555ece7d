import { addressCharacterBut } from "../characters";

/** All ASCII punctuation except - . _ ~ */
const punctuation = "!\"#$%&'()*+,/:;<=>?@\\[\\\\\\]\\^`{|}";
const name = `${addressCharacterBut(`${punctuation}.`)}${addressCharacterBut(punctuation)}*`;

export const pageNamePattern = new RegExp(`^${name}$`);

/** The pattern of a post's slug, which may have folders: `2026/11/harvest-week`. */
export const slugPattern = new RegExp(`^${name}(?:/${name})*$`);

/** The pattern of a page's path. For letters of any script, see {@link isPageName}. */
export const pagePathPattern = new RegExp(`^/(?:${name}(?:/${name})*)?$`);

/** The pattern of a path above pages, with or without a trailing slash: `/guide/`. */
export const pageFolderPattern = new RegExp(`^/(?:${name}(?:/${name})*/?)?$`);

/** Letters, digits and - . _ ~ in every script, the middle dots of Catalan and Japanese, and zero-width joiners. */
const lettersOnly = /^(?!\.)(?:[\p{L}\p{M}\p{N}._~·・-]|(?<=[\p{L}\p{M}])[\u{200c}\u{200d}](?=\p{L}))+$/u;

/** The longest file name that all systems accept, in bytes. */
export const longestName = 255;

const encoder = new TextEncoder();

export function isTooLong(name: string): boolean {
  return encoder.encode(name).length > longestName;
}

export function isPageName(text: string): boolean {
  return pageNamePattern.test(text) && lettersOnly.test(text);
}

/** Whether every part of a post's slug is a page name. */
export function isSlug(text: string): boolean {
  return text.split("/").every(isPageName);
}

/** The path of an address in the form that is compared: decoded, composed (NFC), with a slash only at its start. */
export function pagePath(address: string): string {
  return `/${composed(address).replace(/^\/+|\/+$/g, "")}`;
}

/** Has neither percent-encoding nor letters that can be composed in several ways. */
const isPlain = /^[\0-$&-\x7f]*$/;

/** A text in NFC, percent-decoded if its encoding is valid. */
export function composed(text: string): string {
  if (isPlain.test(text)) return text;
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text.normalize("NFC");
  }
}

/** A key that is equal for paths that a case-insensitive file system treats as one. */
export function foldedPath(path: string): string {
  return path
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, asSmallLetter);
}

/** Maps lowercase letters with the same uppercase letter to one, such as σ and ς, except the Turkish ı. */
function asSmallLetter(letter: string): string {
  const small = letter.toUpperCase().toLowerCase();
  return small.length > letter.length || letter === "ı" ? letter : small;
}

/** A URL for HTTP, XML and `_redirects`: characters that are not ASCII are percent-encoded. */
export function asciiAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
