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
export function asWindowsText(bytes: Uint8Array): string | undefined {
  const asUtf8 = new TextDecoder("utf-8").decode(bytes);
  // Partly valid UTF-8 is a truncated file, or two joined files.
  if (/[^\p{ASCII}\uFFFD]/u.test(asUtf8)) return undefined;
  const latin1 = Buffer.from(bytes).toString("latin1");
  if (unused.test(latin1)) return undefined;
  const text = latin1.replace(/[\u0080-\u009F]/g, (byte) => ownCharacters.charAt(byte.charCodeAt(0) - 0x80));
  return otherEncoding.test(text) ? undefined : text;
}
