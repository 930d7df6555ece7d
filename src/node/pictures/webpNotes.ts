import { readOrientation, writeOrientation } from "./orientation";

/** Behind `RIFF`, the length of the file, and `WEBP`. */
const FIRST = 12;

/** The parts that a picture is drawn by. Source: https://developers.google.com/speed/webp/docs/riff_container */
const drawnBy = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP", "ANIM", "ANMF"]);

/** The parts that cameras and programs write into. */
const notes = ["EXIF", "XMP "];

/** The greatest number that stands in four bytes, and is even as every length. */
const LONGEST = 0xff_ff_ff_fe;

/** Of the first byte of a `VP8X`: that there are notes of a camera, and of programs. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/**
 * Takes out of a WebP file where it was taken, with what, and what programs wrote about it. No pixel changes, and it stays turned
 * as it was. What lies behind its end goes.
 * @param bytes - a WebP
 * @returns nothing for a file in which none of that stands. Of one that is damaged, what can be read.
 */
export function webpWithoutPlaces(bytes: Buffer): Buffer | undefined {
  if (bytes.length < FIRST) return undefined;
  const whole = FIRST - 4 + bytes.readUInt32LE(4);
  const kept: Buffer[] = [];
  let isClean = true;
  let note: Buffer | undefined;
  /** So many bytes of the last part are behind the end of a file that is cut off. */
  let lacking = 0;
  for (let at = FIRST; at + 8 <= bytes.length;) {
    const { end, told } = endOfPart(bytes, at);
    const part = bytes.subarray(at, end);
    const kind = kindOf(part);
    if (drawnBy.has(kind)) kept.push(part);
    else if (kind === "EXIF") note ??= turnedPart(part);
    if (!drawnBy.has(kind) && !note?.equals(part)) isClean = false;
    lacking = drawnBy.has(kind) ? told - end : 0;
    at = end;
    // The length of the whole file counts where a part ends there; else it is wrong. Some do not count the byte that fills up.
    if (at !== whole && at !== whole + (whole % 2)) continue;
    if (at < bytes.length) isClean = false;
    break;
  }
  if (isClean) return undefined;
  const parts = [...kept.map((part) => withFlags(part, note !== undefined)), note ?? Buffer.alloc(0)];
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  // A browser draws the beginning of a part that is cut off only where the file says that there is more of it.
  const length = 4 + lacking + parts.reduce((sum, { length }) => sum + length, 0);
  head.writeUInt32LE(Math.min(length, LONGEST), 4);
  return Buffer.concat([head, ...parts]);
}

const kindOf = (part: Buffer) => part.toString("latin1", 0, 4);

/**
 * Where a part ends, and where it says that it does: with the file where that is cut off, or where a note begins in what should go on
 * behind that.
 */
function endOfPart(bytes: Buffer, at: number): { end: number; told: number } {
  const length = bytes.readUInt32LE(at + 4);
  // Odd lengths are filled up by a byte.
  const told = at + 8 + length + (length % 2);
  if (told <= bytes.length) return { end: told, told };
  const isDrawn = drawnBy.has(kindOf(bytes.subarray(at, at + 4)));
  const begins = isDrawn ? notes.map((kind) => bytes.indexOf(kind, at + 8, "latin1")) : [];
  return { end: Math.min(bytes.length, ...begins.filter((from) => from !== -1)), told };
}

/** The part that says what is in the file, as it is now; any other as it was. */
function withFlags(part: Buffer, isTurned: boolean): Buffer {
  if (kindOf(part) !== "VP8X" || part.length <= 8) return part;
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
