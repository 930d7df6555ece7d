/**
 * Gives a font a unique family name, so drawings can distinguish two files of a family. Replaces the last letter
 * everywhere in the file.
 * @param font - in TrueType or OpenType format; it is changed
 * @param index - a unique number
 * @returns the new name
 */
export function renameFont(font: Uint8Array, family: string, index: number): string {
  const name = family.slice(0, -1) + String.fromCharCode(0xc0 + index);
  const bytes = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  for (const [written, renamed] of [
    [utf16(family), utf16(name)],
    [Buffer.from(family, "latin1"), Buffer.from(name, "latin1")],
  ] as const) {
    for (let at = bytes.indexOf(written); at >= 0; at = bytes.indexOf(written, at + 1))
      renamed.copy(bytes, at);
  }
  return name;
}

/** A text as encoded in fonts. */
function utf16(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16();
}
