import { expect, test } from "vitest";
import { videoSeconds } from "./videoSeconds";

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const number = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    Number((BigInt(value) >> BigInt(8 * (count - 1 - index))) & 255n),
  );

const mp4 = (header: number[]) =>
  Uint8Array.from([
    ...number(24, 4),
    ...ascii("ftypisom"),
    ...number(0, 12),
    ...number(116, 4),
    ...ascii("moov"),
    ...number(108, 4),
    ...ascii("mvhd"),
    ...header,
  ]);

function webm(length: 4 | 8, milliseconds: number): Uint8Array {
  const value = new DataView(new ArrayBuffer(length));
  if (length === 8) value.setFloat64(0, milliseconds);
  else value.setFloat32(0, milliseconds);
  return Uint8Array.from([
    0x1a,
    0x45,
    0xdf,
    0xa3,
    1,
    2,
    3,
    0x44,
    0x89,
    0x80 + length,
    ...new Uint8Array(value.buffer),
  ]);
}

test("reads the length of MP4 videos", () => {
  expect(videoSeconds(mp4([0, 0, 0, 0, ...number(0, 8), ...number(1000, 4), ...number(12_500, 4)]))).toBe(
    12.5,
  );
  expect(videoSeconds(mp4([1, 0, 0, 0, ...number(0, 16), ...number(600, 4), ...number(24_000, 8)]))).toBe(40);
});

test("reads the length of WebM videos", () => {
  expect(videoSeconds(webm(8, 15_250))).toBe(15.25);
  expect(videoSeconds(webm(4, 3000))).toBe(3);
});

test("returns no length for truncated files and for files without one", () => {
  expect(videoSeconds(Uint8Array.from([]))).toBeUndefined();
  expect(videoSeconds(mp4([0, 0, 0, 0, 1]))).toBeUndefined();
  expect(videoSeconds(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]))).toBeUndefined();
  expect(videoSeconds(Uint8Array.from(ascii("ftypisom and no header")))).toBeUndefined();
});
