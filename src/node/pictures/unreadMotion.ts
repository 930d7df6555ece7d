import { MOST_PIXELS } from "../../fields/pictures/image";

/**
 * Whether a picture is an animation, but the library only reads its first frame: an animated PNG, or an AVIF
 * sequence. Source: https://www.w3.org/TR/png-3/#apng-frame-based-animation,
 * https://aomediacodec.github.io/av1-avif/#brands
 */
export function hasUnreadMotion(bytes: Buffer): boolean {
  return isAnimatedPng(bytes) || isAvifSequence(bytes);
}

/** The animation chunk precedes the picture. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 0, 4) !== "\x89PNG") return false;
  // Each chunk: length, type, data, CRC.
  for (let place = 8; place + 8 <= bytes.length; place += bytes.readUInt32BE(place) + 12) {
    const name = bytes.toString("latin1", place + 4, place + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}

/** The first box lists all formats of the file. */
function isAvifSequence(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  return /avis/.test(bytes.toString("latin1", 8, bytes.readUInt32BE(0)));
}

/** Whether an animation is published unchanged because it is too long or unreadable, by the file's structure. */
export function staysForItsMotion(bytes: Buffer): boolean {
  return hasUnreadMotion(bytes) || pixelsInGif(bytes) > MOST_PIXELS;
}

/** The pixels in all frames of a GIF; 0 for other files. Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function pixelsInGif(bytes: Buffer): number {
  if (!bytes.toString("latin1", 0, 4).startsWith("GIF8") || bytes.length < 13) return 0;
  const size = bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
  let pictures = 0;
  let at = 13 + colorsIn(bytes[10]!);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x2c && at + 10 < bytes.length) {
      pictures++;
      // The frame's position and size, its colour table, and the code size.
      at = afterPieces(bytes, at + 11 + colorsIn(bytes[at + 9]!));
    } else if (kind === 0x21) at = afterPieces(bytes, at + 2);
    else break;
  }
  return size * pictures;
}

/** The size of a colour table in bytes. */
function colorsIn(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** The end of a sequence of sub-blocks, each after its length. The last one is empty. */
function afterPieces(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at]) at += bytes[at]! + 1;
  return at + 1;
}
