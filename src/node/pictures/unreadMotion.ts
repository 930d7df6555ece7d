import { MOST_PIXELS } from "../../fields/pictures/mostPixels";

/**
 * Whether a picture moves in a way of which the library reads the first picture alone: an animated PNG, or a sequence in AVIF.
 * Source: https://www.w3.org/TR/png-3/#apng-frame-based-animation, https://aomediacodec.github.io/av1-avif/#brands
 * @param bytes - those of the file
 */
export function hasUnreadMotion(bytes: Buffer): boolean {
  return isAnimatedPng(bytes) || isAvifSequence(bytes);
}

/** In front of the picture itself stands the part that says how many there are. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 0, 4) !== "\x89PNG") return false;
  // Each part: the length of its content, its name, the content, a checksum.
  for (let place = 8; place + 8 <= bytes.length; place += bytes.readUInt32BE(place) + 12) {
    const name = bytes.toString("latin1", place + 4, place + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}

/** The first part names all that the file can be read as. */
function isAvifSequence(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  return /avis/.test(bytes.toString("latin1", 8, bytes.readUInt32BE(0)));
}

/**
 * Whether a build makes nothing of a picture because it moves: it does so in a way that is not read, or for too long. Tells it
 * without a library, from how the file is divided.
 */
export function staysForItsMotion(bytes: Buffer): boolean {
  return hasUnreadMotion(bytes) || pixelsInGif(bytes) > MOST_PIXELS;
}

/** How many pixels all pictures of a GIF have together; 0 where it is none. Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function pixelsInGif(bytes: Buffer): number {
  if (!bytes.toString("latin1", 0, 4).startsWith("GIF8") || bytes.length < 13) return 0;
  const size = bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
  let pictures = 0;
  let at = 13 + colorsIn(bytes[10]!);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x2c && at + 10 < bytes.length) {
      pictures++;
      // Its place and size, its colours, and how its pixels are packed.
      at = afterPieces(bytes, at + 11 + colorsIn(bytes[at + 9]!));
    } else if (kind === 0x21) at = afterPieces(bytes, at + 2);
    else break;
  }
  return size * pictures;
}

/** How many bytes a table of colours has. */
function colorsIn(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Where data ends that comes in pieces, each with its length in front, of which the last is empty. */
function afterPieces(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at]) at += bytes[at]! + 1;
  return at + 1;
}
