import sharp, { type Color, type Create } from "sharp";
import { expect, test } from "vitest";
import { channels } from "../../styling/theme/contrast";
import { tones } from "../../styling/theme/pictureTones";
import { drawnScene } from "./drawnScene.fixture";
import { toneNear, toneOf } from "./toneOf";

const filled = (background: Color, more: Partial<Create> = {}) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background, ...more } });

test("finds the average colour of a picture", async () => {
  // Sky above, grass below.
  expect(await toneOf(drawnScene(480, 240))).toBe("9a8");
  const night = filled("#181a30").composite([
    { input: await filled("#ffe9a0").resize(4, 4).png().toBuffer() },
  ]);
  expect(await toneOf(sharp(await night.png().toBuffer()))).toBe("023");
});

test("finds a grey for greyscale pictures", async () => {
  expect(await toneOf(filled("#fafafa"))).toBe("ddd");
  const grey = await filled("#7a7a7a").toColourspace("b-w").png().toBuffer();
  expect((await sharp(grey).metadata()).channels).toBe(1);
  expect(await toneOf(sharp(grey))).toBe("777");
});

test("finds none for a picture with a transparent pixel", async () => {
  const clear = { width: 1, height: 1, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const hole = { input: clear, left: 3, top: 3, blend: "dest-in" as const };
  const whole = filled("#4a6", { channels: 4 });
  const holed = await whole
    .clone()
    .composite([{ ...hole, input: { create: clear } }])
    .png()
    .toBuffer();
  expect(await toneOf(sharp(holed))).toBeUndefined();
  expect(await toneOf(sharp(await whole.png().toBuffer()))).toBe("9a8");
});

test("maps each palette colour to itself", () => {
  expect(tones.map((tone) => toneNear(channels(`#${tone}`)))).toEqual(tones);
});
