/**
 * The characters of the bytes from 0x80 to 0x9F; a space where there is none. All others are those of Latin 1.
 * Not every Node.js knows them: some take Windows-1252 for Latin 1.
 */
const ownCharacters = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Bytes that Windows-1252 gives no character. */
const unused = /[\u0081\u008D\u008F\u0090\u009D]/;

/**
 * What shows that the bytes are of another old encoding than Windows-1252, whose texts have its letters one by one among
 * those of ASCII: three of them in a row (Cyrillic, Greek …), a sign within a word (Polish, Czech …), or one of its capital
 * letters within small ones (old Macintosh).
 */
const otherEncoding =
  /[\u00C0-\u024F]{3}|\p{L}[\u00A1-\u00B6\u00B8-\u00BF\u00D7\u00F7\u20AC\u201A\u0192\u2020\u2021\u02C6\u2030\u2039\u203A\u2022\u02DC\u2122]\p{L}|\p{Ll}[\u0160\u017D\u0178]\p{Ll}/u;

/**
 * The text of bytes that are not UTF-8, where they are Windows-1252 as far as can be told, which Windows still saves in.
 * Every byte becomes one character, so that nothing is lost.
 * @returns nothing where the bytes may be of another encoding, or of UTF-8 with damages
 */
export function asWindowsText(bytes: Uint8Array): string | undefined {
  const asUtf8 = new TextDecoder("utf-8").decode(bytes);
  // What is UTF-8 in parts has been put together from two files, or cut.
  if (/[^\p{ASCII}\uFFFD]/u.test(asUtf8)) return undefined;
  const latin1 = Buffer.from(bytes).toString("latin1");
  if (unused.test(latin1)) return undefined;
  const text = latin1.replace(/[\u0080-\u009F]/g, (byte) => ownCharacters.charAt(byte.charCodeAt(0) - 0x80));
  return otherEncoding.test(text) ? undefined : text;
}
