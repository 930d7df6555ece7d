import sharp, { type Metadata, type Sharp } from "sharp";
import { expect, test } from "vitest";
import { drawnScene, hugePicture, noise } from "./drawnScene.fixture";
import { makeVersions, type MadePicture, pixelsOf } from "./makeVersions";
import { recipeFor, widthsFor } from "./recipe";

async function madeOf(picture: Sharp | Buffer): Promise<MadePicture | undefined> {
  return makeVersions(sharp, Buffer.isBuffer(picture) ? picture : await picture.toBuffer());
}

/** The formats with their widths: `avif 400, 800`. */
function named({ versions }: MadePicture): string[] {
  const formats = [...new Set(versions.map(({ format }) => format))];
  return formats.map((format) => {
    const widths = versions.filter((one) => one.format === format).map(({ width }) => width);
    return `${format} ${widths.join(", ")}`;
  });
}

test("generates a screenshot in two formats and several widths, none wider than the original", async () => {
  const original = await drawnScene(600, 360).png().toBuffer();
  const made = (await madeOf(original))!;
  expect([made.width, made.height]).toEqual([600, 360]);
  expect(named(made)).toEqual(["avif 400, 600", "webp 400, 600"]);
  for (const { bytes, width, format } of made.versions) {
    const { width: real, format: kind } = await sharp(bytes).metadata();
    expect([real, kind === "heif" ? "avif" : kind]).toEqual([width, format]);
    expect(bytes.length).toBeLessThan(original.length / 4);
  }
});

test("rotates a photograph by its EXIF orientation, and removes its metadata", async () => {
  const exif = { IFD0: { Model: "Pinhole 3" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
  const original = await drawnScene(450, 250)
    .jpeg()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const made = (await madeOf(original))!;
  expect([made.width, made.height]).toEqual([250, 450]);
  for (const { bytes } of made.versions) {
    const { exif: left, orientation, width, height } = await sharp(bytes).metadata();
    expect([left, orientation]).toEqual([undefined, undefined]);
    expect(height / width).toBeCloseTo(450 / 250, 1);
  }
});

test("keeps animations", async () => {
  const frames = await Promise.all([1, 2, 3].map((seed) => drawnScene(520, 60, seed).png().toBuffer()));
  const original = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const made = (await madeOf(original))!;
  expect([made.width, made.height]).toEqual([520, 60]);
  expect(named(made)).toEqual(["webp 400, 520"]);
  for (const { bytes } of made.versions) expect((await sharp(bytes).metadata()).pages).toBe(3);
  expect(await pixelsOf(sharp, original)).toBe(3 * 520 * 60);
});

test("leaves an animation unchanged if it is too long or only its first frame is readable", async () => {
  const still = await drawnScene(300, 200).png().toBuffer();
  const control = Buffer.from("0000000861635443000000020000000000000000", "hex");
  control.write("acTL", 4, "latin1");
  // After the header chunk: 8 bytes of signature and 25 of the chunk.
  const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect(await madeOf(moving)).toBeUndefined();
  const sequence = Buffer.concat([
    Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1avis", "latin1"),
    Buffer.alloc(4000),
  ]);
  expect(await madeOf(sequence)).toBeUndefined();

  expect(
    recipeFor({ format: "gif", width: 640, height: 360, pages: 500 } as Metadata, 90_000),
  ).toBeUndefined();
  expect(recipeFor({ format: "gif", width: 640, height: 360, pages: 400 } as Metadata, 90_000)).toBeDefined();
});

test("compresses pixel art losslessly, in one format", async () => {
  const tiles = await drawnScene(16, 16).resize(640, 640, { kernel: "nearest" }).png().toBuffer();
  const made = (await madeOf(tiles))!;
  expect(named(made)[0]).toMatch(/^webp/);
  const [original, widest] = await Promise.all(
    [tiles, made.versions.at(-1)!.bytes].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
  );
  expect(widest!.equals(original!)).toBe(true);
});

test("leaves icons, SVG files and too large pictures unchanged", async () => {
  expect(await madeOf(drawnScene(16, 16).png())).toBeUndefined();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${"<path d='M0 0h9'/>".repeat(200)}</svg>`;
  expect(await madeOf(Buffer.from(drawing))).toBeUndefined();
  expect(await madeOf(hugePicture(20_000, 20_000))).toBeUndefined();
});

test("does not make a small picture larger", async () => {
  const small = await drawnScene(600, 600).webp({ quality: 10 }).toBuffer();
  const made = (await madeOf(small))!;
  for (const { bytes } of made.versions) expect(bytes.length).toBeLessThanOrEqual(small.length);
});

test.each(["webp", "avif"] as const)(
  "a picture that is as small as it can be as %s is its own widest size, and has narrower ones",
  async (format) => {
    const small = await drawnScene(900, 200).toFormat(format, { quality: 35 }).toBuffer();
    const made = (await madeOf(small))!;
    const own = made.versions.filter((one) => one.format === format);
    expect(own.map(({ width }) => width)).toEqual([400, 900]);
    expect(own[1]!.bytes.equals(small)).toBe(true);
    expect(own[0]!.bytes.length).toBeLessThan(small.length);
  },
);

test("keeps a well-compressed JPEG or PNG as its widest version, without metadata", async () => {
  const exif = { IFD0: { Model: "Pinhole 3" } };
  const photograph = await noise(900, 100).jpeg({ quality: 30 }).withExif(exif).toBuffer();
  const tile = await noise(16, 16).png().toBuffer();
  // Too large for lossless compression.
  const tiles = await sharp({ create: { width: 1000, height: 1510, channels: 3, background: "gray" } })
    .composite([{ input: tile, tile: true }])
    .png()
    .withExif(exif)
    .toBuffer();
  for (const [original, sizes] of [
    [photograph, ["webp 400", "jpeg 900"]],
    [tiles, ["webp 400", "png 1000"]],
  ] as const) {
    const made = (await madeOf(original))!;
    expect(named(made)).toEqual(sizes);
    const files = made.versions.map(({ bytes }) => bytes);
    const [narrow, widest] = [files[0], files.at(-1)];
    expect(narrow!.length).toBeLessThan(original.length);
    expect(widest!.includes("Pinhole")).toBe(false);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(widest!)).equals(await pixels(original))).toBe(true);
  }
});

test("publishes no picture with EXIF metadata unchanged, however small", async () => {
  const exif = { IFD0: { Model: "Pinhole 3" } };
  const noted = await drawnScene(600, 300).webp({ quality: 35 }).withExif(exif).toBuffer();
  const made = (await madeOf(noted))!;
  expect(made.versions.filter(({ bytes }) => bytes.equals(noted))).toEqual([]);
});

test("fails for a broken picture", async () => {
  const whole = await drawnScene(100, 100).png().toBuffer();
  await expect(madeOf(whole.subarray(0, whole.length / 2))).rejects.toThrow(/png/i);
});

test("generates widths that differ enough, and no picture higher than WebP allows", () => {
  expect(widthsFor(3840, 2160)).toEqual([400, 800, 1200, 1920]);
  expect(widthsFor(1280, 720)).toEqual([400, 800, 1280]);
  expect(widthsFor(64, 64)).toEqual([64]);
  expect(widthsFor(1000, 40_000)).toEqual([409]);
});
