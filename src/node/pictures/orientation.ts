const ORIENTATION = 0x0112;

/** The EXIF orientation in TIFF metadata, from 1 (upright) to 8; `undefined` if not set. */
export function readOrientation(tiff: Buffer): number | undefined {
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

/** EXIF metadata with only the orientation. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
