import { readOrientation, writeOrientation } from "./orientation";

const FIRST = 12;

/** The chunks that affect rendering. Source: https://developers.google.com/speed/webp/docs/riff_container */
const drawnBy = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP", "ANIM", "ANMF"]);

const notes = ["EXIF", "XMP "];

/** The greatest even number in four bytes. */
const LONGEST = 0xff_ff_ff_fe;

/** Flags in the first byte of `VP8X`. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/**
 * Removes the metadata of a WebP, such as its location and comments, without changing pixels or orientation. Data
 * after its end is removed.
 * @param bytes - a WebP
 * @returns `undefined` if there is nothing to remove. For a damaged file, the readable part.
 */
export function webpWithoutPlaces(bytes: Buffer): Buffer | undefined {
  if (bytes.length < FIRST) return undefined;
  const whole = FIRST - 4 + bytes.readUInt32LE(4);
  const kept: Buffer[] = [];
  let isClean = true;
  let note: Buffer | undefined;
  /** The missing bytes of the last chunk in a truncated file. */
  let lacking = 0;
  for (let at = FIRST; at + 8 <= bytes.length;) {
    const { end, declaredEnd } = endOfPart(bytes, at);
    const part = bytes.subarray(at, end);
    const kind = kindOf(part);
    if (drawnBy.has(kind)) kept.push(part);
    else if (kind === "EXIF") note ??= turnedPart(part);
    if (!drawnBy.has(kind) && !note?.equals(part)) isClean = false;
    lacking = drawnBy.has(kind) ? declaredEnd - end : 0;
    at = end;
    // The file's length counts if a chunk ends there, with or without padding. Otherwise it is wrong.
    if (at !== whole && at !== whole + (whole % 2)) continue;
    if (at < bytes.length) isClean = false;
    break;
  }
  if (isClean) return undefined;
  const parts = [...kept.map((part) => withFlags(part, note !== undefined)), note ?? Buffer.alloc(0)];
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  // Browsers only render a truncated chunk if the file declares its full length.
  const length = 4 + lacking + parts.reduce((sum, { length }) => sum + length, 0);
  head.writeUInt32LE(Math.min(length, LONGEST), 4);
  return Buffer.concat([head, ...parts]);
}

const kindOf = (part: Buffer) => part.toString("latin1", 0, 4);

/** The end of a chunk, and its declared end. A truncated chunk ends with the file or at a metadata chunk inside it. */
function endOfPart(bytes: Buffer, at: number): { end: number; declaredEnd: number } {
  const length = bytes.readUInt32LE(at + 4);
  // Chunks are padded to even lengths.
  const declaredEnd = at + 8 + length + (length % 2);
  if (declaredEnd <= bytes.length) return { end: declaredEnd, declaredEnd };
  const isDrawn = drawnBy.has(kindOf(bytes.subarray(at, at + 4)));
  const begins = isDrawn ? notes.map((kind) => bytes.indexOf(kind, at + 8, "latin1")) : [];
  return { end: Math.min(bytes.length, ...begins.filter((from) => from !== -1)), declaredEnd };
}

/** Updates the flags of a `VP8X` chunk. Other chunks are unchanged. */
function withFlags(part: Buffer, isTurned: boolean): Buffer {
  if (kindOf(part) !== "VP8X" || part.length <= 8) return part;
  const copy = Buffer.from(part);
  copy[8] = (copy[8]! & ~(HAS_EXIF | HAS_XMP)) | (isTurned ? HAS_EXIF : 0);
  return copy;
}

/** A chunk with only the EXIF orientation; `undefined` for upright pictures. */
function turnedPart(part: Buffer): Buffer | undefined {
  const data = part.subarray(8);
  // Some programs add the JPEG prefix.
  const tiff = data.toString("latin1", 0, 4) === "Exif" ? data.subarray(6) : data;
  const orientation = readOrientation(tiff) ?? 1;
  if (orientation === 1) return undefined;
  const note = writeOrientation(orientation);
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  head.writeUInt32LE(note.length, 4);
  return Buffer.concat([head, note]);
}
