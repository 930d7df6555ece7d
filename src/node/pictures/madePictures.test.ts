import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { drawnScene } from "./drawnScene.fixture";
import { makesPicturesOf } from "./madePictures";
import { makeVersions } from "./makeVersions";
import { staysForItsMotion } from "./unreadMotion";

const folder = mkdtempSync(join(tmpdir(), "spawnpage made "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An animated GIF, and one whose repeated frames have too many pixels. */
async function gifs(): Promise<[short: Buffer, long: Buffer]> {
  const plain = (background: string) =>
    ({ create: { width: 1000, height: 1000, channels: 3, background } }) as const;
  const frames = await Promise.all(["navy", "teal"].map((color) => sharp(plain(color)).png().toBuffer()));
  const short = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const [first, end] = [short.indexOf(Buffer.from([0x21, 0xf9])), short.length - 1];
  const pictures = Array.from({ length: 51 }, () => short.subarray(first, end));
  return [short, Buffer.concat([short.subarray(0, first), ...pictures, short.subarray(end)])];
}

it("recognises animations that a build leaves unchanged", async () => {
  const [short, long] = await gifs();
  for (const [moving, stays] of [
    [short, false],
    [long, true],
  ] as const)
    expect([staysForItsMotion(moving), (await makeVersions(sharp, moving)) === undefined]).toEqual([
      stays,
      stays,
    ]);
  const cut = long.subarray(0, 20);
  expect(staysForItsMotion(cut)).toBe(false);
  expect(staysForItsMotion(await drawnScene(48, 36).jpeg().toBuffer())).toBe(false);
});

it("reads a file again after it has changed", async () => {
  const [short, long] = await gifs();
  const file = join(folder, "moving.gif");
  writeFileSync(file, short);
  expect([makesPicturesOf(file), makesPicturesOf(file)]).toEqual([true, true]);
  writeFileSync(file, Buffer.concat([long, Buffer.alloc(8)]));
  expect(makesPicturesOf(file)).toBe(false);
  expect(makesPicturesOf(join(folder, "none.gif"))).toBe(true);
});
