import { hash } from "../noise.mjs";

/**
 * Fills the ground of a world, column by column.
 *
 * @param heightOf the ground's height at x, z
 * @param topOf the material of the ground's surface for x, z, the height and the slope in blocks
 * @param water the water level, if any
 */
export function raise(
  world,
  { heightOf, topOf, underOf = () => "dirt", deep = "stone", water = -1, from = 0 },
) {
  const heights = new Int16Array(world.width * world.depth);
  for (let z = 0; z < world.depth; z++)
    for (let x = 0; x < world.width; x++)
      heights[z * world.width + x] = Math.round(Math.min(world.height - 2, Math.max(1, heightOf(x, z))));
  const at = (x, z) =>
    heights[
      Math.min(world.depth - 1, Math.max(0, z)) * world.width + Math.min(world.width - 1, Math.max(0, x))
    ];
  for (let z = 0; z < world.depth; z++)
    for (let x = 0; x < world.width; x++) {
      const height = at(x, z);
      const steep =
        Math.max(at(x - 1, z), at(x + 1, z), at(x, z - 1), at(x, z + 1)) -
        Math.min(at(x - 1, z), at(x + 1, z), at(x, z - 1), at(x, z + 1));
      const lowest = Math.max(from, Math.min(at(x - 1, z), at(x + 1, z), at(x, z - 1), at(x, z + 1)) - 4);
      for (let y = lowest; y < height; y++)
        world.set(x, y, z, y > height - 3 ? underOf(x, z, y, steep) : deep);
      world.set(x, height, z, topOf(x, z, height, steep));
      for (let y = height + 1; y <= water; y++) world.set(x, y, z, "water");
    }
}

/** Scatters plants and other things: `what` gets x, z, the ground's height and a number from 0 to 1. */
export function strew(world, chance, what, seed = 0) {
  for (let z = 2; z < world.depth - 2; z++)
    for (let x = 2; x < world.width - 2; x++) {
      const luck = hash(x, z, 1, seed + 500);
      const odds = typeof chance === "number" ? chance : chance(x, z);
      if (luck < odds) what(x, z, world.ground(x, z), luck / odds);
    }
}

/** Positions with some distance between them: one inside each square of `size`. */
export function spots(world, size, seed = 0) {
  const found = [];
  for (let z = 0; z < world.depth; z += size)
    for (let x = 0; x < world.width; x += size)
      found.push([
        Math.floor(x + hash(x, z, 2, seed) * size),
        Math.floor(z + hash(x, z, 3, seed) * size),
        hash(x, z, 4, seed),
      ]);
  return found;
}
