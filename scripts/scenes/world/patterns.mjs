import { hash, noise } from "../noise.mjs";

/**
 * Surface patterns: the brightness of each of 16 × 16 points relative to the material's colour (1 is unchanged). `at(x,
 * y, variant)` starts at the top left corner.
 */

const grain = (strength, seed) => (x, y, v) => 1 - strength / 2 + strength * hash(x, y, v, seed);

/** Larger, softer patches with some grain. */
const patches = (strength, size, seed) => (x, y, v) =>
  1 -
  strength / 2 +
  strength * (0.65 * noise(x / size + v * 31, y / size, seed) + 0.35 * hash(x, y, v, seed));

/** Rows of stones or bricks, each with its own brightness and dark joints. */
const courses = (width, height, joint, strength, seed) => (x, y, v) => {
  const row = Math.floor(y / height);
  const shifted = x + (row % 2) * Math.floor(width / 2);
  if (y % height === height - 1 || shifted % width === width - 1) return joint;
  const stone = hash(Math.floor((shifted % 16) / width), row, 0, seed);
  const edge = y % height === 0 ? 0.06 : 0;
  return 1 - strength / 2 + strength * stone + edge + 0.1 * (hash(x, y, v, seed) - 0.5);
};

/** Horizontal boards with varying joints. */
const boards = (strength, seed) => (x, y, v) => {
  const row = Math.floor(y / 4);
  if (y % 4 === 3) return 0.68;
  if ((x + Math.floor(hash(row, 0, 0, seed) * 16)) % 16 === 0) return 0.75;
  return 1 - strength / 2 + strength * (0.6 * hash(row, 3, 0, seed) + 0.4 * noise(x / 5, y * 1.7 + v, seed));
};

const bark = (seed) => (x, y, v) => {
  const furrow = hash(x + Math.floor(noise(x, y / 5, seed) * 2), 0, 0, seed);
  return 0.72 + 0.45 * furrow + 0.12 * (hash(x, y, v, seed) - 0.5);
};

const birch = (x, y, v) => (hash(Math.floor(x / 4), y, v, 71) > 0.82 ? 0.32 : 0.94 + 0.1 * hash(x, y, v, 72));

const rings = (x, y) => {
  const way = Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5));
  return way > 6.6 ? 0.62 : Math.floor(way) % 2 ? 0.94 : 1.08;
};

/** Rows of shingles with a dark lower edge. */
const shingles = (seed) => (x, y, v) => {
  const row = Math.floor(y / 4);
  const shifted = x + (row % 2) * 2;
  const step = [1.12, 1.02, 0.92, 0.66][y % 4];
  return (
    step * (0.9 + 0.2 * hash(Math.floor((shifted % 16) / 4), row, 0, seed)) * (shifted % 4 === 3 ? 0.86 : 1) +
    0.05 * hash(x, y, v, seed)
  );
};

const cobbles = (seed) => (x, y, v) => {
  let nearest = 9;
  let second = 9;
  let light = 1;
  for (let i = -1; i <= 4; i++)
    for (let j = -1; j <= 4; j++) {
      const cx = (i + 0.5 + 0.7 * (hash((i + 4) % 4, (j + 4) % 4, 1, seed) - 0.5)) * 4;
      const cy = (j + 0.5 + 0.7 * (hash((i + 4) % 4, (j + 4) % 4, 2, seed) - 0.5)) * 4;
      const way = Math.hypot(x - cx, y - cy);
      if (way < nearest) {
        second = nearest;
        nearest = way;
        light = hash((i + 4) % 4, (j + 4) % 4, 3, seed);
      } else if (way < second) second = way;
    }
  return (second - nearest < 0.9 ? 0.66 : 0.85 + 0.32 * light) + 0.08 * (hash(x, y, v, seed) - 0.5);
};

const strata = (seed) => (x, y, v) =>
  0.9 + 0.2 * hash(0, Math.floor((y + v) / 3), 0, seed) + 0.08 * hash(x, y, v, seed);
const furrows = (x, y, v) => (y % 4 < 2 ? 0.82 : 1.08) + 0.12 * (hash(x, y, v, 55) - 0.5);
const panes = (x, y) =>
  x === 0 || y === 0 || x === 15 || y === 15 || x === 8 || y === 8 ? 0.28 : 1 + (x + y) / 90;
const plates = (x, y, v) =>
  x % 16 === 0 || y % 16 === 0
    ? 0.72
    : (x === 2 || x === 13) && (y === 2 || y === 13)
      ? 0.7
      : 1 + 0.06 * hash(x, y, v, 81);
const weave = (x, y, v) => 0.96 + ((x + y) % 2 ? 0.04 : -0.02) + 0.06 * hash(x, y, v, 91);

export const patterns = {
  grain: grain(0.16, 1),
  sand: grain(0.1, 2),
  grass: patches(0.34, 3, 3),
  dirt: patches(0.3, 2, 4),
  stone: patches(0.2, 4, 5),
  snow: patches(0.06, 6, 6),
  plaster: patches(0.08, 5, 7),
  bricks: courses(8, 4, 0.72, 0.2, 8),
  blocks: courses(16, 8, 0.74, 0.14, 9),
  boards: boards(0.26, 10),
  bark: bark(11),
  birch,
  rings,
  shingles: shingles(12),
  cobbles: cobbles(13),
  leaves: (x, y, v) => 0.62 + 0.62 * hash(x, y, v, 14),
  strata: strata(15),
  furrows,
  panes,
  plates,
  weave,
  glow: (x, y) => 1.1 - (Math.hypot(x - 7.5, y - 7.5) / 11) * 0.4,
};
