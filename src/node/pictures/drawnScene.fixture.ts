import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** In pixels. */
const BLOCK = 24;

/**
 * A picture like a screenshot of a game: hills of blocks in many shades below a sky, with noise that makes its PNG
 * large.
 * @param seed - determines the picture
 */
export function drawnScene(width: number, height: number, seed = 1): Sharp {
  const random = randomFrom(seed);
  const columns = Math.ceil(width / BLOCK);
  const shades = Array.from({ length: columns * Math.ceil(height / BLOCK) }, random);
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / BLOCK);
      const row = Math.floor(y / BLOCK);
      const shade = shades[row * columns + column]!;
      const isLand = row > (height / BLOCK) * (0.4 + 0.2 * Math.sin(column / 7 + seed));
      const base = isLand ? [70 + shade * 50, 110 + shade * 60, 50 + shade * 30] : [110, 160 + y / 10, 220];
      const grain = isLand ? 40 : 14;
      for (let channel = 0; channel < 3; channel++)
        bytes[(y * width + x) * 3 + channel] = Math.min(255, base[channel]! + (random() - 0.5) * grain);
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** A PNG that declares this size but contains no pixels. */
export function hugePicture(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const head = chunk("IHDR", Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]));
  return Buffer.concat([
    signature,
    head,
    chunk("IDAT", deflateSync(randomBytes(4000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The CRC-32 of a PNG chunk. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Pseudorandom numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A deterministic picture that no format compresses well. */
export function noise(width: number, height: number): Sharp {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) % 64;
  const data = Buffer.from(
    Array.from({ length: width * height * 3 }, () => next() + next() + next() + next()),
  );
  return sharp(data, { raw: { width, height, channels: 3 } });
}
