import { readOrientation, writeOrientation } from "./orientation";

/** Behind `RIFF`, the length of the file, and `WEBP`. */
const FIRST = 12;

/** The parts that a picture is drawn by. Source: https://developers.google.com/speed/webp/docs/riff_container */
const drawnBy = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP", "ANIM", "ANMF"]);

/** Of the first byte of a `VP8X`: that there are notes of a camera, and of programs. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/**
 * Takes out of a WebP file where it was taken, with what, and what programs wrote about it. No pixel changes, and it stays turned
 * as it was. What lies behind its end goes.
 * @param bytes - a WebP
 * @returns nothing for a file in which none of that stands, or which is damaged
 */
export function webpWithoutPlaces(bytes: Buffer): Buffer | undefined {
  if (bytes.length < FIRST) return undefined;
  // Odd lengths are filled up by a byte.
  const whole = FIRST - 4 + bytes.readUInt32LE(4);
  if (whole > bytes.length) return undefined;
  const kept: Buffer[] = [];
  let isClean = whole === bytes.length;
  let note: Buffer | undefined;
  for (let at = FIRST; at + 8 <= whole;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return undefined;
    const part = bytes.subarray(at, end);
    const kind = part.toString("latin1", 0, 4);
    if (drawnBy.has(kind)) kept.push(part);
    else if (kind === "EXIF") note ??= turnedPart(part);
    if (!drawnBy.has(kind) && !note?.equals(part)) isClean = false;
    at = end;
  }
  if (isClean) return undefined;
  const parts = [...kept.map((part) => withFlags(part, note !== undefined)), note ?? Buffer.alloc(0)];
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...parts]);
}

/** The part that says what is in the file, as it is now; any other as it was. */
function withFlags(part: Buffer, isTurned: boolean): Buffer {
  if (part.toString("latin1", 0, 4) !== "VP8X") return part;
  const copy = Buffer.from(part);
  copy[8] = (copy[8]! & ~(HAS_EXIF | HAS_XMP)) | (isTurned ? HAS_EXIF : 0);
  return copy;
}

/** A part that says how a camera was held, and nothing else; nothing where it was held upright. */
function turnedPart(part: Buffer): Buffer | undefined {
  const data = part.subarray(8);
  // Some programs write what stands in front of it in a JPEG.
  const tiff = data.toString("latin1", 0, 4) === "Exif" ? data.subarray(6) : data;
  const orientation = readOrientation(tiff) ?? 1;
  if (orientation === 1) return undefined;
  const note = writeOrientation(orientation);
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  head.writeUInt32LE(note.length, 4);
  return Buffer.concat([head, note]);
}
