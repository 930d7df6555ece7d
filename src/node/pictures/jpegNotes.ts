import { readOrientation, writeOrientation } from "./orientation";

/** Markers of JPEG files. Source: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1 */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;

/**
 * The parts for programs (APP0 to APP15) that a picture is drawn by: its pixels per inch, its colours, how they are packed.
 * In all others cameras and programs write what they know. Source: https://exiftool.org/TagNames/JPEG.html
 */
const drawnBy = [
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
] as const;

/**
 * Takes out of a JPEG file where it was taken, and with what. Nothing of the picture changes: its pixels are not packed anew,
 * its colours and how it is turned stay. What lies behind it goes: further pictures and the video of a moving photograph have
 * notes of their own.
 * @param bytes - a JPEG
 * @returns nothing for a file in which none of that stands. Of one that is damaged, what can be read.
 */
export function jpegWithoutPlaces(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let isClean = true;
  let isTurned = false;
  let at = 2;
  while (at < bytes.length) {
    const start = markerFrom(bytes, at);
    // Between two parts there may be bytes that fill up, all of them 0xff. Any others are skipped when the picture is drawn.
    if (bytes.subarray(at, start).some((byte) => byte !== 0xff)) isClean = false;
    const marker = bytes[start + 1];
    if (marker === undefined) break;
    if (marker === END_OF_IMAGE) {
      kept.push(bytes.subarray(start, start + 2));
      if (start + 2 < bytes.length) isClean = false;
      break;
    }
    const end = endOfPart(bytes, start);
    const part = bytes.subarray(start, end);
    if (!isNote(part)) kept.push(part);
    else {
      const note: Buffer | undefined = isTurned ? undefined : orientationNote(orientationIn(part));
      if (note) kept.push(note);
      isTurned ||= note !== undefined;
      // What says nothing more than that was written by us.
      if (!note?.equals(part)) isClean = false;
    }
    at = end;
  }
  return isClean ? undefined : Buffer.concat(kept);
}

/** Where the next marker begins; the end of the file where there is none. */
function markerFrom(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && bytes[at + 1] === 0xff) at++;
  return at === -1 ? bytes.length : at;
}

/** Where a part ends that begins with a marker. To a scan belong its pixels. */
function endOfPart(bytes: Buffer, start: number): number {
  const marker = bytes[start + 1]!;
  if (isWithoutLength(marker)) return start + 2;
  if (start + 4 > bytes.length) return bytes.length;
  const end = Math.min(start + 2 + Math.max(2, bytes.readUInt16BE(start + 2)), bytes.length);
  if (marker !== START_OF_SCAN) return end;
  let at = bytes.indexOf(0xff, end);
  while (at !== -1) {
    const next = bytes[at + 1];
    // A 0xff among the pixels is followed by a zero. Restarts stand between them, and before any marker it may be repeated.
    if (next === 0xff) at++;
    else if (next !== undefined && isWithoutLength(next)) at = bytes.indexOf(0xff, at + 2);
    else return at;
  }
  return bytes.length;
}

/** Whether what follows a 0xff is two bytes with it: a byte of the pixels, a restart, or a sign of old files. */
function isWithoutLength(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= START_OF_IMAGE);
}

function isNote(part: Buffer): boolean {
  const marker = part[1]!;
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  return !drawnBy.some(
    ([kind, begins]) => kind === marker && part.toString("latin1", 4, 4 + begins.length) === begins,
  );
}

/** How a camera was held, of 1 to 8; nothing where that is not told. */
function orientationIn(part: Buffer): number | undefined {
  return part[1] === 0xe1 && part.toString("latin1", 4, 9) === "Exif\0"
    ? readOrientation(part.subarray(10))
    : undefined;
}

/** A part that says how a camera was held, and nothing else; nothing where it was held upright. */
function orientationNote(orientation = 1): Buffer | undefined {
  if (orientation === 1) return undefined;
  const note = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), writeOrientation(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([head, note]);
}
