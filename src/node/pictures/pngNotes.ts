import { crc32 } from "node:zlib";
import { readOrientation, writeOrientation } from "./orientation";

/** Behind the eight bytes that every PNG begins with. */
const FIRST = 8;

/** A part has its length and its kind in front of its data, and a sum of both behind them. */
const AROUND = 12;

/** So much of a part are its length and its kind. */
const NAMED = 8;

/**
 * The parts that a picture is drawn by, beside those that every PNG needs: transparency, colours, size, and what moves.
 * In all others programs write what they know. Source: https://www.w3.org/TR/png-3/#11Chunks
 */
const drawnBy = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST sPLT pHYs acTL fcTL fdAT".split(
    " ",
  ),
);

/** The parts that cameras and programs write the most into. */
const notes = ["eXIf", "tEXt", "zTXt", "iTXt"];

/**
 * Takes out of a PNG file where it was taken, with what, and what programs wrote about it. No pixel changes, and it stays turned as
 * it was. What lies behind its end goes.
 * @param bytes - a PNG
 * @returns nothing for a file in which none of that stands. Of one that is damaged, what can be read.
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

/**
 * Where a part ends: with the file where that is cut off. The length of one whose sum is not right may be as wrong, so that it
 * ends where a note begins in it.
 */
function endOfPart(bytes: Buffer, at: number): number {
  const end = Math.min(at + AROUND + bytes.readUInt32BE(at), bytes.length);
  const part = bytes.subarray(at, end);
  if (!drawnBy.has(kindOf(part)) || hasItsSum(part)) return end;
  const begins = notes.map((kind) => part.indexOf(kind, NAMED, "latin1") - 4).filter((from) => from >= NAMED);
  return Math.min(end, ...begins.map((from) => at + from));
}

/** Whether the sum behind a part is that of its kind and its data. */
function hasItsSum(part: Buffer): boolean {
  return part.length >= AROUND && crc32(part.subarray(4, -4)) === part.readUInt32BE(part.length - 4);
}

/** A part that says how a camera was held, and nothing else; nothing where it was held upright. */
function turnedPart(part: Buffer): Buffer | undefined {
  const orientation = readOrientation(part.subarray(8, -4)) ?? 1;
  if (orientation === 1) return undefined;
  const named = Buffer.concat([Buffer.from("eXIf", "latin1"), writeOrientation(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
