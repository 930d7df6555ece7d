import { addressCharacterBut } from "../characters";

/** The ASCII signs that a name in the path of a page cannot have: all but - . _ ~ */
const signs = "!\"#$%&'()*+,/:;<=>?@\\[\\\\\\]\\^`{|}";
const name = `${addressCharacterBut(`${signs}.`)}${addressCharacterBut(signs)}*`;

/** The shape of a name in the path of a page, such as the `worlds` of `/worlds/nether`. */
export const pageNamePattern = new RegExp(`^${name}$`);

/** The shape of the path of a page. Which signs of other scripts are letters is told by {@link isPageName}. */
export const pagePathPattern = new RegExp(`^/(?:${name}(?:/${name})*)?$`);

/** The shape of the path above some pages, with or without a slash at its end: `/guide/`. */
export const pageFolderPattern = new RegExp(`^/(?:${name}(?:/${name})*/?)?$`);

/**
 * Letters, digits and - . _ ~ in every script, with the dots that stand inside of Catalan and Japanese names. The two
 * characters that join and part letters (ZWJ, ZWNJ) stand between two of them, as Persian and Hindi write them.
 */
const lettersOnly = /^(?!\.)(?:[\p{L}\p{M}\p{N}._~·・-]|(?<=[\p{L}\p{M}])[\u{200c}\u{200d}](?=\p{L}))+$/u;

/** What browsers, disks and hosts take for the name of a file or folder, in bytes. */
export const longestName = 255;

const encoder = new TextEncoder();

/** Whether a name is longer than a file or folder can be called. */
export function isTooLong(name: string): boolean {
  return encoder.encode(name).length > longestName;
}

/** Whether a text can be a name in the path of a page. */
export function isPageName(text: string): boolean {
  return pageNamePattern.test(text) && lettersOnly.test(text);
}

/**
 * The path that an address of this site names, in the form in which paths are compared: decoded, composed (NFC), with
 * one slash at its start and none at its end.
 * @param address - without query and hash
 */
export function pagePath(address: string): string {
  return `/${composed(address).replace(/^\/+|\/+$/g, "")}`;
}

/** Has neither percent-encoding nor letters that can be composed in several ways. */
const isPlain = /^[\0-$&-\x7f]*$/;

/** A text in its composed form (NFC), with its percent-encoding undone where it has one that can be read. */
export function composed(text: string): string {
  if (isPlain.test(text)) return text;
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text.normalize("NFC");
  }
}

/** The form in which two paths are the same that some disk takes for one: without capital letters. */
export function foldedPath(path: string): string {
  return path
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, asSmallLetter);
}

/** Small letters with the same capital letter are one, as σ and ς, or s and ſ; but for the Turkish ı, which is no i. */
function asSmallLetter(letter: string): string {
  const small = letter.toUpperCase().toLowerCase();
  return small.length > letter.length || letter === "ı" ? letter : small;
}

/** An address as it stands in HTTP, in XML and in `_redirects`: letters that are not ASCII are percent-encoded. */
export function asciiAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
