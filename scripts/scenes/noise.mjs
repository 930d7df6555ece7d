/** Deterministic pseudo-random numbers. */

/** A number from 0 to 1 for integer coordinates. */
export function hash(x, y, z = 0, seed = 0) {
  let h =
    Math.imul(x | 0, 374761393) ^
    Math.imul(y | 0, 668265263) ^
    Math.imul(z | 0, 2147483647) ^
    Math.imul(seed | 0, 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t) => t * t * t * (t * (t * 6 - 15) + 10);
const between = (a, b, t) => a + (b - a) * t;

/** Smooth noise from 0 to 1, with features about one unit wide. */
export function noise(x, y, seed = 0) {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const u = smooth(x - left);
  const v = smooth(y - low);
  return between(
    between(hash(left, low, 0, seed), hash(left + 1, low, 0, seed), u),
    between(hash(left, low + 1, 0, seed), hash(left + 1, low + 1, 0, seed), u),
    v,
  );
}

/** Fractal noise from 0 to 1. */
export function hills(x, y, octaves, seed = 0) {
  let sum = 0;
  let weight = 0.5;
  let whole = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y, seed + octave * 17);
    whole += weight;
    weight /= 2;
    x = x * 2 + 13.7;
    y = y * 2 + 7.1;
  }
  return sum / whole;
}

/** Ridged noise: 1 along winding lines, and less away from them. */
export function ridges(x, y, octaves, seed = 0) {
  return 1 - Math.abs(hills(x, y, octaves, seed) * 2 - 1);
}

/** 0 below `from`, 1 above `to`, and smooth in between. */
export function ramp(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A random generator for one position: `dice(3, 7)` returns a function that returns the next number from 0 to 1. */
export function dice(x, z, seed = 0) {
  let turn = 0;
  return () => hash(x, z, ++turn, seed + 991);
}
