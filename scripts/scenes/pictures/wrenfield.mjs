import { cavern } from "../places/cavern.mjs";
import { coast } from "../places/coast.mjs";
import { grove } from "../places/grove.mjs";
import { mesa } from "../places/mesa.mjs";
import { valley } from "../places/valley.mjs";
import { winter } from "../places/winter.mjs";
import { evening, morning, night, noon } from "../skies.mjs";
import { hash } from "../noise.mjs";

/** The screenshots of the survival server: one landscape from many viewpoints and at many times of day. */

const haze = { density: 0.0018, height: 60, base: 30 };
const picture = (name, more) => ({
  file: `wrenfield/public/pictures/${name}.webp`,
  size: [1440, 810],
  most: 200_000,
  fog: haze,
  lamps: 0.6,
  ...more,
});
const autumn = ["autumnLeaves", "goldLeaves", "redLeaves", "autumnLeaves", "oakLeaves"];

export const wrenfield = {
  valley: picture("valley", {
    size: [1920, 1080],
    most: 250_000,
    build: () => valley(),
    camera: { from: [210, 58, 268], to: [250, 40, 205] },
    sky: morning(200, 24),
  }),
  market: picture("market", {
    build: () => valley({ lit: 0.8 }),
    camera: { from: [276, 39.7, 232], to: [255, 40, 206] },
    sky: night(240),
  }),
  lighthouse: picture("lighthouse", {
    size: [1080, 1350],
    build: () => coast(),
    camera: { from: [200, 32, 174], to: [253, 46, 112], angle: 58 },
    sky: evening(-66, 9),
  }),
  grove: picture("grove", {
    build: () => grove(),
    camera: { from: [140, 26.5, 184], to: [125, 33, 100] },
    sky: morning(160, 30),
  }),
  canyon: picture("canyon", {
    size: [1920, 1080],
    most: 240_000,
    build: () => mesa(),
    camera: { from: [132, 54, 196], to: [152, 44, 140] },
    sky: evening(200, 16),
  }),
  harbour: picture("harbour", {
    build: () => coast(),
    camera: { from: [70, 44, 110], to: [122, 26, 176] },
    sky: noon(-70, 44),
  }),
  cabins: picture("cabins", {
    size: [1920, 1080],
    most: 240_000,
    build: () => winter(),
    camera: { from: [204, 43, 259], to: [184, 38, 170] },
    sky: night(-120, 30),
    lamps: 0.9,
  }),
  cavern: picture("cavern", {
    size: [1280, 960],
    build: () => cavern(),
    camera: { from: [95, 24, 144], to: [97, 30, 70] },
    sky: {
      sun: [0.1, 1, 0],
      sunColor: [0, 0, 0],
      zenith: [0.03, 0.035, 0.05],
      horizon: [0.03, 0.035, 0.05],
      glow: [0, 0, 0],
      disc: 0,
    },
    ambient: [0.07, 0.07, 0.12],
    lamps: 2.6,
    fog: { density: 0.003, height: 80, base: 20, color: [0.06, 0.05, 0.1] },
    develop: { exposure: 1.3 },
  }),
  mill: picture("mill", {
    build: () => valley(),
    camera: { from: [318, 0, 316], to: [298, 46, 258], above: 9 },
    sky: evening(235, 15),
  }),
  castle: picture("castle", {
    size: [1080, 1350],
    build: () => valley(),
    camera: { from: [184, 0, 172], to: [139, 86, 112], above: 16, angle: 56 },
    sky: morning(20, 22),
  }),
  autumn: picture("autumn", {
    build: () => valley({ leavesOf: (x, z) => autumn[Math.floor(hash(x, z, 2, 5) * 5)] }),
    camera: { from: [172, 0, 292], to: [216, 38, 226], above: 18 },
    sky: evening(200, 20),
  }),
  ferryHouse: picture("ferry-house", {
    build: () => valley(),
    camera: { from: [247, 40, 150], to: [238, 38, 196], angle: 56 },
    sky: evening(-30, 22),
  }),
  boats: picture("boats", {
    build: () => valley(),
    camera: { from: [176, 52, 252], to: [262, 36, 206] },
    sky: morning(160, 22),
  }),
  map: picture("map", {
    size: [1080, 1080],
    build: () => valley(),
    camera: { from: [224, 126, 224], to: [224, 0, 223.9], width: 400 },
    sky: { ...noon(215, 42), clouds: 0 },
    fog: undefined,
    develop: { color: 0.86, exposure: 0.92 },
  }),
};
