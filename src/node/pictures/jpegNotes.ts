import { readOrientation, writeOrientation } from "./orientation";

/** Markers of JPEG files. Source: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1 */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;

/**
 * The APP segments that affect rendering: resolution, colours, encoding. All others contain metadata of cameras and
 * programs. Source: https://exiftool.org/TagNames/JPEG.html
 */
const drawnBy = [
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
] as const;

/**
 * Removes the metadata of a JPEG, such as its location and camera, without encoding it again. Colours and orientation
 * stay. Data after
 * the picture is removed, because further pictures and the video of a live photo have their own metadata.
 * @param bytes - a JPEG
 * @returns `undefined` if there is nothing to remove. For a damaged file, the readable part.
 */
export function jpegWithoutPlaces(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let isClean = true;
  let isTurned = false;
  let at = 2;
  while (at < bytes.length) {
    const start = markerFrom(bytes, at);
    // Segments may be preceded by fill bytes of 0xff. Decoders skip other bytes.
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
      // A segment with only the orientation is from an earlier run.
      if (!note?.equals(part)) isClean = false;
    }
    at = end;
  }
  return isClean ? undefined : Buffer.concat(kept);
}

/** The position of the next marker, or the end of the file. */
function markerFrom(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && bytes[at + 1] === 0xff) at++;
  return at === -1 ? bytes.length : at;
}

/** The end of the segment that starts at a marker. A scan includes its pixels. */
function endOfPart(bytes: Buffer, start: number): number {
  const marker = bytes[start + 1]!;
  if (isWithoutLength(marker)) return start + 2;
  if (start + 4 > bytes.length) return bytes.length;
  const end = Math.min(start + 2 + Math.max(2, bytes.readUInt16BE(start + 2)), bytes.length);
  if (marker !== START_OF_SCAN) return end;
  let at = bytes.indexOf(0xff, end);
  while (at !== -1) {
    const next = bytes[at + 1];
    // In pixels, 0xff is followed by a zero. Restart markers are part of the pixels. Before any marker, 0xff may be
    // repeated.
    if (next === 0xff) at++;
    else if (next !== undefined && isWithoutLength(next)) at = bytes.indexOf(0xff, at + 2);
    else return at;
  }
  return bytes.length;
}

/** Whether a marker has no length: an escaped pixel byte, a restart, or a marker of old files. */
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

/** The EXIF orientation from 1 to 8; `undefined` if not set. */
function orientationIn(part: Buffer): number | undefined {
  return part[1] === 0xe1 && part.toString("latin1", 4, 9) === "Exif\0"
    ? readOrientation(part.subarray(10))
    : undefined;
}

/** A segment with only the EXIF orientation; `undefined` for upright pictures. */
function orientationNote(orientation = 1): Buffer | undefined {
  if (orientation === 1) return undefined;
  const note = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), writeOrientation(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([head, note]);
}
