import { constants, crc32, deflateSync } from "node:zlib";
import { PREVIEW_SIZE } from "../../core/previewSize";

const { width, height } = PREVIEW_SIZE;
/** The bytes of a row of pixels: red, green, blue, alpha. */
const ROW = width * 4;
/** The bytes of a row in a PNG: its filter, then red, green and blue. */
const LINE = 1 + width * 3;
/** The best filter for gradients and text. Source: https://www.w3.org/TR/png-3/#9Filter-type-4-Paeth */
const PAETH = 4;

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const blank = new Uint8Array(ROW);

/** A link preview that is drawn layer by layer. Each layer only costs the rows in which it shows something. */
export class LayeredPreview {
  readonly #pixels: Uint8Array;
  readonly #lines: Uint8Array;

  /**
   * @param pixels - opaque, in {@link PREVIEW_SIZE}
   * @param lines - the filtered rows of these pixels
   */
  constructor(pixels: Uint8Array, lines?: Uint8Array) {
    this.#pixels = pixels;
    this.#lines = lines ?? new Uint8Array(height * LINE);
    if (!lines) for (let y = 0; y < height; y++) filterRow(pixels, y, this.#lines);
  }

  /** Returns the picture with a layer of premultiplied pixels at its top. */
  withTop(layer: Uint8Array): LayeredPreview {
    return this.#with(layer, 0);
  }

  /** Returns the picture with a layer at its bottom. */
  withBottom(layer: Uint8Array): LayeredPreview {
    return this.#with(layer, height - layer.length / ROW);
  }

  #with(layer: Uint8Array, top: number): LayeredPreview {
    const pixels = this.#pixels.slice();
    const lines = this.#lines.slice();
    let isAboveChanged = false;
    const rows = layer.length / ROW;
    // A row is filtered with the row above it.
    for (let y = 0; y < rows || (isAboveChanged && top + y < height); y++) {
      const isChanged = y < rows && Buffer.compare(blank, rowOf(layer, y)) !== 0;
      if (isChanged) blend(rowOf(pixels, top + y), rowOf(layer, y));
      if (isChanged || isAboveChanged) filterRow(pixels, top + y, lines);
      isAboveChanged = isChanged;
    }
    return new LayeredPreview(pixels, lines);
  }

  /** Encodes the picture. Run-length encoding takes a fifth of the default's time, for 16% larger files. */
  png(): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    // 8 bits for each of red, green and blue.
    head.writeUInt16BE(0x0802, 8);
    return Buffer.concat([
      signature,
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(this.#lines, { strategy: constants.Z_RLE })),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }
}

const rowOf = (pixels: Uint8Array, y: number) => pixels.subarray(y * ROW, (y + 1) * ROW);

function blend(row: Uint8Array, layer: Uint8Array): void {
  for (let at = 0; at < ROW; at += 4) {
    const rest = 1 - layer[at + 3]! / 255;
    if (rest < 1) for (let i = at; i < at + 3; i++) row[i] = Math.round(layer[i]! + row[i]! * rest);
  }
}

function filterRow(pixels: Uint8Array, y: number, lines: Uint8Array): void {
  const row = rowOf(pixels, y);
  const above = y > 0 ? rowOf(pixels, y - 1) : blank;
  const line = lines.subarray(y * LINE, (y + 1) * LINE);
  line[0] = PAETH;
  for (let at = 0, to = 1; at < ROW; at += 4)
    for (let i = at; i < at + 3; i++) {
      const left = at > 0 ? row[i - 4]! : 0;
      const up = above[i]!;
      const corner = at > 0 ? above[i - 4]! : 0;
      const toLeft = Math.abs(up - corner);
      const toUp = Math.abs(left - corner);
      const toCorner = Math.abs(left + up - 2 * corner);
      const nearest = toUp <= toCorner ? up : corner;
      line[to++] = row[i]! - (toLeft <= toUp && toLeft <= toCorner ? left : nearest);
    }
}

function chunk(type: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(checked.length + 8);
  framed.writeUInt32BE(content.length);
  checked.copy(framed, 4);
  framed.writeUInt32BE(crc32(checked), checked.length + 4);
  return framed;
}
