import sharp from "sharp";
import { expect, it } from "vitest";
import { drawnScene } from "./drawnScene.fixture";
import { withoutPlaces } from "./withoutPlaces";

/** A photograph with the notes of a camera. */
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
  "takes the place and the camera out of a photograph that is held as %i, and leaves each pixel",
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

it("leaves alone what has no notes, what is no JPEG, and what is cut off", async () => {
  expect(withoutPlaces(await drawnScene(64, 48).jpeg().toBuffer())).toBeUndefined();
  expect(withoutPlaces(await drawnScene(64, 48).png().toBuffer())).toBeUndefined();
  const original = await photograph(6);
  for (let length = 0; length < 300; length += 7)
    expect(withoutPlaces(original.subarray(0, length))).toBeUndefined();
});
