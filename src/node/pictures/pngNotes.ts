import { crc32 } from "node:zlib";
import { readOrientation, writeOrientation } from "./orientation";

const FIRST = 8;

/** The bytes of a chunk besides its data: length, type and CRC. */
const AROUND = 12;

/** The bytes of a chunk's length and type. */
const NAMED = 8;

/**
 * The optional chunks that affect rendering: transparency, colours, size, animation. All others contain metadata.
 * Source: https://www.w3.org/TR/png-3/#11Chunks
 */
const drawnBy = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST sPLT pHYs acTL fcTL fdAT".split(
    " ",
  ),
);

/** The chunks with most of the metadata. */
const notes = ["eXIf", "tEXt", "zTXt", "iTXt"];

/**
 * Removes the metadata of a PNG, such as its location and comments, without changing pixels or orientation. Data
 * after its end is removed.
 * @param bytes - a PNG
 * @returns `undefined` if there is nothing to remove. For a damaged file, the readable part.
 */
export function pngWithoutPlaces(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, FIRST)];
  let isClean = true;
  let at = FIRST;
  while (at + NAMED <= bytes.length) {
    const end = endOfPart(bytes, at);
    const part = bytes.subarray(at, end);
    const kind = kindOf(part);
    const left = drawnBy.has(kind) ? part : kind === "eXIf" ? turnedPart(part) : undefined;
    if (left) kept.push(left);
    if (!left?.equals(part)) isClean = false;
    at = end;
    if (kind !== "IEND") continue;
    if (at < bytes.length) isClean = false;
    break;
  }
  return isClean ? undefined : Buffer.concat(kept);
}

const kindOf = (part: Buffer) => part.toString("latin1", 4, NAMED);

/** The end of a chunk. If its CRC is wrong, its length may be too, so it ends at the first metadata chunk inside it. */
function endOfPart(bytes: Buffer, at: number): number {
  const end = Math.min(at + AROUND + bytes.readUInt32BE(at), bytes.length);
  const part = bytes.subarray(at, end);
  if (!drawnBy.has(kindOf(part)) || hasItsSum(part)) return end;
  const begins = notes.map((kind) => part.indexOf(kind, NAMED, "latin1") - 4).filter((from) => from >= NAMED);
  return Math.min(end, ...begins.map((from) => at + from));
}

function hasItsSum(part: Buffer): boolean {
  return part.length >= AROUND && crc32(part.subarray(4, -4)) === part.readUInt32BE(part.length - 4);
}

/** A chunk with only the EXIF orientation; `undefined` for upright pictures. */
function turnedPart(part: Buffer): Buffer | undefined {
  const orientation = readOrientation(part.subarray(8, -4)) ?? 1;
  if (orientation === 1) return undefined;
  const named = Buffer.concat([Buffer.from("eXIf", "latin1"), writeOrientation(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
