/** A picture in an icon file: its size in pixels, and its bytes in PNG format. */
export interface IconEntry {
  size: number;
  png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;
const PNG = "\x89PNG";

/**
 * Creates an icon file (`.ico`) from square pictures. Browsers have supported PNG in it for more than ten years.
 * Source: https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function iconFile(entries: readonly IconEntry[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * entries.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let place = head.length;
  for (const [index, { size, png }] of entries.entries()) {
    const at = HEADER + ENTRY * index;
    // A byte cannot hold 256, so 0 means 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += png.length;
  }
  return Buffer.concat([head, ...entries.map(({ png }) => png)]);
}

/** Whether these are the bytes of an icon file. */
export function isIconFile(bytes: Buffer): boolean {
  return bytes.length >= HEADER && bytes.readUInt32LE(0) === 0x10000;
}

/** The largest PNG in an icon file; `undefined` if it has none. */
export function pictureInIcon(bytes: Buffer): Buffer | undefined {
  const count = bytes.readUInt16LE(4);
  const pictures = Array.from({ length: count }, (_, index) => {
    const at = HEADER + ENTRY * index;
    if (at + ENTRY > bytes.length) return Buffer.alloc(0);
    const start = bytes.readUInt32LE(at + 12);
    return bytes.subarray(start, start + bytes.readUInt32LE(at + 8));
  }).filter((one) => one.toString("latin1", 0, PNG.length) === PNG);
  return pictures.sort((a, b) => b.length - a.length)[0];
}
