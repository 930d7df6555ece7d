import sharp from "sharp";
import { expect, it } from "vitest";
import { drawnScene } from "./drawnScene.fixture";
import { withoutPlaces } from "./withoutPlaces";

/** A photograph with EXIF metadata. */
function photograph(orientation: number): Promise<Buffer> {
  return drawnScene(64, 48)
    .jpeg()
    .withExif({
      IFD0: { Make: "Camera", Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 20/1 0/1" },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();

it.each([1, 6])(
  "removes location and camera from a photograph with orientation %i, and keeps every pixel",
  async (orientation) => {
    const original = await photograph(orientation);
    expect(original.includes("Camera")).toBe(true);
    const cleaned = withoutPlaces(original)!;
    expect(cleaned.includes("Camera")).toBe(false);
    const metadata = await sharp(cleaned).metadata();
    expect(metadata.orientation ?? 1).toBe(orientation);
    expect(metadata.icc).toEqual((await sharp(original).metadata()).icc);
    expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original));
    expect(withoutPlaces(cleaned)).toBeUndefined();
  },
);

/** A JPEG segment. */
function part(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, "latin1")]);
}

/** Inserts bytes after the start marker. */
const afterStart = (picture: Buffer, ...added: Buffer[]) =>
  Buffer.concat([picture.subarray(0, 2), ...added, picture.subarray(2)]);

const plain = () => drawnScene(64, 48).jpeg().toBuffer();

it("removes data after the picture, and its index: a second picture, the video of a live photo", async () => {
  const picture = await plain();
  const list = part(0xe2, "MPF\0where the others begin");
  for (const behind of [await photograph(1), Buffer.from("\0\0\0\x18ftypmp42 51.33")]) {
    expect(withoutPlaces(Buffer.concat([picture, behind]))).toEqual(picture);
    expect(withoutPlaces(Buffer.concat([afterStart(picture, list), behind]))).toEqual(picture);
  }
});

it("finds the end of progressive pictures and of pictures with restart markers", async () => {
  const scene = drawnScene(64, 48);
  const progressive = await scene.jpeg({ progressive: true }).toBuffer();
  // Restart markers, with fill bytes before one.
  const [head, scan] = [
    part(0xda, "\x01\x01\x00\x00\x3f\x00"),
    [1, 0xff, 0, 2, 0xff, 0xff, 0xd0, 3, 0xff, 0xd7, 4],
  ];
  const restarting = Buffer.concat([Buffer.from([0xff, 0xd8]), head, Buffer.from([...scan, 0xff, 0xd9])]);
  for (const picture of [progressive, restarting]) {
    expect(withoutPlaces(picture)).toBeUndefined();
    expect(withoutPlaces(Buffer.concat([picture, await photograph(1)]))).toEqual(picture);
  }
});

it("finds metadata after fill bytes, between scans, and of any program", async () => {
  const picture = await plain();
  const fill = Buffer.from([0xff, 0xff]);
  expect(withoutPlaces(afterStart(picture, fill, part(0xe1, "Exif\0\0somewhere")))).toEqual(picture);
  for (const note of [part(0xfe, "at home"), part(0xeb, "JP at home"), part(0xe4, "at home")])
    expect(withoutPlaces(afterStart(picture, note))).toEqual(picture);
  const beforeEnd = picture.length - 2;
  const late = [picture.subarray(0, beforeEnd), part(0xfe, "at home"), picture.subarray(beforeEnd)];
  expect(withoutPlaces(Buffer.concat(late))).toEqual(picture);
  // Decoders skip these bytes.
  expect(withoutPlaces(afterStart(picture, Buffer.from("at home")))).toEqual(picture);
});

it("keeps the first EXIF orientation", async () => {
  const turned = withoutPlaces(await photograph(6))!;
  const again = afterStart(await photograph(8), turned.subarray(2, 38));
  const cleaned = withoutPlaces(again)!;
  expect((await sharp(cleaned).metadata()).orientation).toBe(6);
  expect(cleaned).toEqual(turned);
});

it("leaves files without metadata and other formats unchanged", async () => {
  expect(withoutPlaces(await plain())).toBeUndefined();
  expect(withoutPlaces(await drawnScene(64, 48).png().toBuffer())).toBeUndefined();
  expect(withoutPlaces(Buffer.alloc(0))).toBeUndefined();
});

it("leaves no metadata in a truncated file, wherever it ends", async () => {
  const original = await photograph(6);
  const begins = original.indexOf("Camera");
  expect(begins).toBeGreaterThan(0);
  for (let length = begins + "Camera".length; length < original.length; length++) {
    const cleaned = withoutPlaces(original.subarray(0, length));
    expect(cleaned, `${length} bytes`).toBeDefined();
    expect(cleaned!.includes("Camera"), `${length} bytes`).toBe(false);
  }
});
