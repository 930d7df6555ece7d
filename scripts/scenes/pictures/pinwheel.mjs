import { duel, islands } from "../places/islands.mjs";
import { leaps } from "../places/neon.mjs";
import { pit } from "../places/pit.mjs";
import { plaza } from "../places/plaza.mjs";
import { plots } from "../places/city.mjs";
import { dusk, evening, morning, noon } from "../skies.mjs";

/** The modes of the network: toys under painted skies, each with its own colour. */

const picture = (name, more) => ({
  file: `pinwheel/public/pictures/${name}.webp`,
  size: [1280, 720],
  most: 190_000,
  fog: { density: 0.0012, height: 200, base: 20 },
  lamps: 0.6,
  ...more,
});

export const pinwheel = {
  plaza: picture("plaza", {
    size: [1920, 1080],
    most: 280_000,
    build: plaza,
    camera: { from: [152, 74, 252], to: [143, 90, 140], angle: 52 },
    sky: { ...noon(60, 44), zenith: [0.05, 0.4, 0.75], horizon: [0.7, 0.92, 0.95] },
    abyss: [0.6, 0.9, 0.95],
  }),
  islands: picture("islands", {
    build: islands,
    camera: { from: [122, 106, 214], to: [166, 94, 150], angle: 44 },
    sky: { ...noon(60, 46), zenith: [0.1, 0.42, 0.86], horizon: [0.75, 0.88, 1] },
    abyss: [0.55, 0.8, 1],
  }),
  duel: picture("duel", {
    build: duel,
    camera: { from: [104, 80, 206], to: [133, 61, 124], angle: 40 },
    sky: {
      ...noon(40, 40),
      zenith: [0.36, 0.2, 0.62],
      horizon: [1, 0.62, 0.5],
      glow: [0.5, 0.2, 0.1],
      clouds: 0.4,
      cloudColor: [1.5, 1, 0.95],
      shade: [0.7, 0.4, 0.6],
    },
    abyss: [1, 0.66, 0.52],
  }),
  plots: picture("plots", {
    build: plots,
    camera: { from: [40, 66, 250], to: [150, 34, 120] },
    sky: { ...evening(150, 18), zenith: [0.1, 0.45, 0.6], horizon: [1, 0.8, 0.5] },
  }),
  leaps: picture("leaps", {
    build: leaps,
    camera: { from: [122, 72, 236], to: [130, 82, 120] },
    sky: {
      ...dusk(-90, 6),
      zenith: [0.05, 0.03, 0.2],
      horizon: [0.5, 0.12, 0.4],
      glow: [0.6, 0.15, 0.3],
      clouds: 0.35,
      stars: 1,
    },
    abyss: [0.25, 0.06, 0.3],
    lamps: 0.5,
    fog: { density: 0.004, height: 300, base: 0 },
  }),
  pit: picture("pit", {
    build: pit,
    camera: { from: [66, 68, 186], to: [116, 26, 104], angle: 50 },
    sky: { ...morning(20, 30), horizon: [1, 0.72, 0.4], zenith: [0.35, 0.5, 0.75] },
    lamps: 0.18,
    develop: { glare: 0.08, exposure: 0.8 },
  }),
};
