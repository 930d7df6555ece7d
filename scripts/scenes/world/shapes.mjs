import { hash } from "../noise.mjs";

/** Shapes that do not fill their block: boxes [x0, y0, z0, x1, y1, z1] from 0 to 1. */
export const shapes = {
  low: [[0, 0, 0, 1, 0.5, 1]],
  high: [[0, 0.5, 0, 1, 1, 1]],
  plate: [[0, 0, 0, 1, 0.12, 1]],
  // A stair rises towards the side in its name.
  stepEast: [
    [0, 0, 0, 1, 0.5, 1],
    [0.5, 0.5, 0, 1, 1, 1],
  ],
  stepWest: [
    [0, 0, 0, 1, 0.5, 1],
    [0, 0.5, 0, 0.5, 1, 1],
  ],
  stepSouth: [
    [0, 0, 0, 1, 0.5, 1],
    [0, 0.5, 0.5, 1, 1, 1],
  ],
  stepNorth: [
    [0, 0, 0, 1, 0.5, 1],
    [0, 0.5, 0, 1, 1, 0.5],
  ],
  post: [[0.36, 0, 0.36, 0.64, 1, 0.64]],
  railX: [
    [0, 0.36, 0.42, 1, 0.56, 0.58],
    [0, 0.76, 0.42, 1, 0.94, 0.58],
  ],
  railZ: [
    [0.42, 0.36, 0, 0.58, 0.56, 1],
    [0.42, 0.76, 0, 0.58, 0.94, 1],
  ],
  fenceX: [
    [0.38, 0, 0.38, 0.62, 1, 0.62],
    [0, 0.36, 0.43, 1, 0.54, 0.57],
    [0, 0.76, 0.43, 1, 0.92, 0.57],
  ],
  fenceZ: [
    [0.38, 0, 0.38, 0.62, 1, 0.62],
    [0.43, 0.36, 0, 0.57, 0.54, 1],
    [0.43, 0.76, 0, 0.57, 0.92, 1],
  ],
  trackX: [
    [0.1, 0, 0, 0.3, 0.08, 1],
    [0.6, 0, 0, 0.8, 0.08, 1],
    [0, 0.08, 0.16, 1, 0.2, 0.26],
    [0, 0.08, 0.74, 1, 0.2, 0.84],
  ],
  trackZ: [
    [0, 0, 0.1, 1, 0.08, 0.3],
    [0, 0, 0.6, 1, 0.08, 0.8],
    [0.16, 0.08, 0, 0.26, 0.2, 1],
    [0.74, 0.08, 0, 0.84, 0.2, 1],
  ],
  lantern: [
    [0.3, 0.06, 0.3, 0.7, 0.62, 0.7],
    [0.38, 0.62, 0.38, 0.62, 0.78, 0.62],
    [0.47, 0.78, 0.47, 0.53, 1, 0.53],
  ],
};

const rows = {
  // The pixels of plants: # in its colour, g for its stalk.
  flower: [
    "",
    "",
    "",
    "",
    "",
    "",
    "      ##",
    "     ####",
    "     ####",
    "      ##",
    "      g",
    "      g g",
    "    g gg",
    "     gg",
    "      g",
    "      g",
  ],
  fern: [
    "",
    "",
    "   g     g",
    "  g g   ggg",
    "   ggg gg  g",
    " g  ggggg gg",
    "  ggg ggggg",
    "g  gg gg g  g",
    " gggggggg ggg",
    "   ggg gggg",
    "g    ggg  gg",
    " ggg gggggg",
    "   gggggg",
    "     ggg",
    "     ggg",
    "      g",
  ],
};

/** A plant's pixel at a point: 0 empty, 1 its colour, 2 green. */
export function plantMask(plant) {
  const mask = new Uint8Array(256);
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 16; x++) {
      let value = 0;
      if (plant === "tuft") value = 16 - y < 4 + 11 * hash(x, 1, 0, 41) && hash(x, 2, 0, 41) > 0.3 ? 1 : 0;
      else if (plant === "wheat")
        value =
          (x % 4 < 2 && 16 - y < 12 + 4 * hash(x >> 2, 1, 0, 42)) ||
          (y < 8 && y > 1 && hash(x, y, 0, 42) > 0.45 && x % 4 < 3)
            ? 1
            : 0;
      else {
        const sign = rows[plant][y][x];
        value = sign === "#" ? 1 : sign === "g" ? (plant === "fern" ? 1 : 2) : 0;
      }
      mask[y * 16 + x] = value;
    }
  return mask;
}
