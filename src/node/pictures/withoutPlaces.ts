/** The parts of a JPEG file in which cameras and programs write what they know of it. Source: https://exiftool.org/TagNames/JPEG.html */
const notes = [
  [0xe1, "Exif\0"],
  [0xe1, "http://ns.adobe.com/"],
  [0xed, "Photoshop 3.0\0"],
  [0xfe, ""],
] as const;

/** The note that tells how a camera was held. */
const ORIENTATION = 0x0112;
/** Where the pixels begin, after which there are no notes. */
const START_OF_SCAN = 0xda;

/**
 * Takes out of a JPEG file where it was taken, and with what. Nothing of the picture changes: its pixels are not packed anew,
 * its colours and how it is turned stay.
 * @returns nothing for a file in which none of that stands, or which is no JPEG that can be read
 */
export function withoutPlaces(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let hasNotes = false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === START_OF_SCAN) {
      return hasNotes ? Buffer.concat([...kept, bytes.subarray(at)]) : undefined;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const part = bytes.subarray(at, end);
    const isNote = notes.some(
      ([kind, begins]) => kind === marker && part.toString("latin1", 4, 4 + begins.length) === begins,
    );
    if (isNote) {
      const orientation = marker === 0xe1 ? orientationIn(part) : undefined;
      const instead =
        orientation === undefined || orientation === 1 ? undefined : orientationNote(orientation);
      // What says nothing more than that was written by us.
      if (instead?.equals(part)) kept.push(part);
      else {
        hasNotes = true;
        if (instead) kept.push(instead);
      }
    } else kept.push(part);
    at = end;
  }
  return undefined;
}

/** How a camera was held, of 1 to 8; nothing where that is not told. */
function orientationIn(part: Buffer): number | undefined {
  const tiff = part.subarray(10);
  if (tiff.length < 14) return undefined;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  for (let index = 0; index < read16(start); index++) {
    const entry = start + 2 + index * 12;
    if (entry + 12 > tiff.length) return undefined;
    if (read16(entry) === ORIENTATION) return read16(entry + 8);
  }
  return undefined;
}

/** A part that says how a camera was held, and nothing else. */
function orientationNote(orientation: number): Buffer {
  const part = Buffer.alloc(36);
  part.writeUInt16BE(0xffe1, 0);
  part.writeUInt16BE(part.length - 2, 2);
  part.write("Exif\0\0MM\0*", 4, "latin1");
  part.writeUInt32BE(8, 14);
  part.writeUInt16BE(1, 18);
  part.writeUInt16BE(ORIENTATION, 20);
  part.writeUInt16BE(3, 22);
  part.writeUInt32BE(1, 24);
  part.writeUInt16BE(orientation, 28);
  return part;
}
