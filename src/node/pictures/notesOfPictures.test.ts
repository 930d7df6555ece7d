import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { isWhole } from "../../../tests/property/share";
import { drawnScene } from "./drawnScene.fixture";
import { withoutPlaces } from "./withoutPlaces";

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description exif:GPSLatitude="51,20N" xmlns:exif="http://ns.adobe.com/exif/1.0/"/></rdf:RDF></x:xmpmeta>`;

/** A picture with EXIF metadata and comments. */
const noted = (picture: Sharp, orientation = 1) =>
  picture
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 20/1 0/1" } })
    .withXmp(xmp)
    .withMetadata({ orientation })
    .toBuffer();

const pixelsOf = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer();

/** The metadata that is still in a file. */
function notesIn(bytes: Buffer): string[] {
  return ["Camera", "GPSLatitude", "xmpmeta", "at home"].filter((words) => bytes.includes(words));
}

describe.each(["png", "webp"] as const)("a picture in %s", (format) => {
  const scene = () => drawnScene(64, 48).toFormat(format, { quality: 80 });

  it.each([1, 6])("that is held as %i loses its notes, and no pixel, colour or turn", async (orientation) => {
    const original = await noted(scene(), orientation);
    expect(notesIn(original)).toContain("Camera");
    expect((await sharp(original).metadata()).xmp).toBeDefined();
    const cleaned = withoutPlaces(original)!;
    expect(notesIn(cleaned)).toEqual([]);
    const metadata = await sharp(cleaned, { failOn: "warning" }).metadata();
    expect(metadata.orientation ?? 1).toBe(orientation);
    expect([metadata.xmp, metadata.icc]).toEqual([undefined, (await sharp(original).metadata()).icc]);
    expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original));
    expect(withoutPlaces(cleaned)).toBeUndefined();
  });

  it("keeps its bytes if it has no metadata, even if it is transparent", async () => {
    expect(withoutPlaces(await scene().toBuffer())).toBeUndefined();
    const transparent = await drawnScene(64, 48).ensureAlpha(0.5).toFormat(format).toBuffer();
    expect(withoutPlaces(transparent)).toBeUndefined();
  });

  it("loses data after its end", async () => {
    const picture = await scene().toBuffer();
    expect(withoutPlaces(Buffer.concat([picture, Buffer.from("at home")]))).toEqual(picture);
  });

  it("contains no metadata wherever it is truncated, and looks the same", async () => {
    const original = await noted(scene(), 6);
    const pixels = (bytes: Buffer) =>
      sharp(bytes, { failOn: "none" })
        .raw()
        .toBuffer()
        .catch(() => "nothing");
    const step = isWhole ? 7 : 35;
    for (let length = 12; length < original.length; length += step) {
      const cut = original.subarray(0, length);
      const cleaned = withoutPlaces(cut) ?? cut;
      expect(notesIn(cleaned), `${length} bytes`).toEqual([]);
      expect(withoutPlaces(cleaned), `${length} bytes`).toBeUndefined();
      if (length % 11 > 0) continue;
      const drawn = await pixels(cut);
      // An unreadable picture may become readable without metadata.
      if (drawn !== "nothing") expect(await pixels(cleaned), `${length} bytes`).toEqual(drawn);
    }
    const short = withoutPlaces(original.subarray(0, -1))!;
    expect(notesIn(short)).toEqual([]);
    expect(await pixels(short)).toEqual(await pixelsOf(original));
  });

  it("keeps its bytes if it is truncated and has no metadata", async () => {
    const picture = await scene().toBuffer();
    for (let length = 0; length < picture.length; length += 5)
      expect(withoutPlaces(picture.subarray(0, length)), `${length} bytes`).toBeUndefined();
  });
});

it.each([0, 5, -10, 10, 4_000_000_000])(
  "removes only the metadata of a WebP with a wrong length (%i)",
  async (wrong) => {
    const original = await noted(drawnScene(64, 48).webp(), 6);
    const damaged = Buffer.from(original);
    damaged.writeUInt32LE(Math.abs(wrong) === 10 ? damaged.readUInt32LE(4) + wrong : wrong, 4);
    expect(withoutPlaces(damaged)).toEqual(withoutPlaces(original));
  },
);

it("removes metadata inside a chunk with a wrong length", async () => {
  const webp = await noted(drawnScene(64, 48).webp());
  webp.writeUInt32LE(0xff_ff_ff_ff, webp.indexOf("VP8 ") + 4);
  expect(notesIn(webp)).toContain("Camera");
  expect(notesIn(withoutPlaces(webp)!)).toEqual([]);

  const png = await noted(drawnScene(64, 48).png());
  const pixels = png.indexOf("IDAT");
  const note = Buffer.from("\0\0\0\x0ftEXtComment\0at home....", "latin1");
  const end = png.length - 12;
  for (const length of [png.readUInt32BE(pixels - 4) + note.length, 0xff_ff_ff_ff]) {
    const damaged = Buffer.concat([png.subarray(0, end), note, png.subarray(end)]);
    damaged.writeUInt32BE(length, pixels - 4);
    expect(notesIn(withoutPlaces(damaged)!)).toEqual([]);
  }
});

it("keeps a WebP animation", async () => {
  const frames = await Promise.all([1, 2].map((seed) => drawnScene(64, 48, seed).png().toBuffer()));
  const original = await noted(sharp(frames, { join: { animated: true } }).webp());
  const cleaned = withoutPlaces(original)!;
  expect(notesIn(cleaned)).toEqual([]);
  expect((await sharp(cleaned).metadata()).pages).toBe(2);
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original));
});

it("removes text chunks of a PNG, compressed or not, and keeps chunks that affect rendering", async () => {
  const picture = await drawnScene(32, 32).png({ palette: true }).withIccProfile("p3").toBuffer();
  expect(picture.includes("iCCP")).toBe(true);
  const part = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const packed = Buffer.concat([Buffer.from("Raw profile type exif\0\0", "latin1"), deflateSync("at home")]);
  const notes = [
    part("tEXt", Buffer.from("Comment\0at home", "latin1")),
    part("zTXt", packed),
    part("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`, "latin1")),
    part("tIME", Buffer.from([7, 226, 1, 1, 0, 0, 0])),
    part("caBX", Buffer.from("at home")),
  ];
  const size = part("pHYs", Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1]));
  // After the header chunk and before the end chunk.
  const [head, end] = [picture.subarray(0, 33), picture.length - 12];
  const original = [head, ...notes, size, picture.subarray(33, end), ...notes, picture.subarray(end)];
  expect(withoutPlaces(Buffer.concat(original))).toEqual(Buffer.concat([head, size, picture.subarray(33)]));
});
