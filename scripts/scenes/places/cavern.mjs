import { hash, hills, noise, ramp } from "../noise.mjs";
import { lampPost } from "../build/streets.mjs";
import { World } from "../world/World.mjs";

/** A large cave with a lake, crystals, falling lava, and miners' stairs and lights. */

const WATER = 16;

export function cavern() {
  const world = new World(192, 96, 192);
  for (let z = 0; z < 192; z++)
    for (let x = 0; x < 192; x++) {
      const way = Math.hypot((x - 96) * 0.8, (z - 90) * 0.62) + 15 * (noise(x / 16, z / 16, 3) - 0.5);
      const open = ramp(66, 40, way);
      const floor = Math.round(
        30 - open * 22 + 12 * hills(x / 22, z / 22, 3, 4) * open + 60 * ramp(44, 66, way),
      );
      const teeth = ramp(0.62, 0.85, noise(x / 4.5, z / 4.5, 6)) * 13;
      const roof = Math.round(30 + open * 44 - 12 * hills(x / 18, z / 18, 3, 5) - teeth * open);
      const bands = (y) =>
        noise(x / 10, y / 6 + z / 10, 8) > 0.68
          ? "stone"
          : noise(x / 7, z / 7 + y / 9, 9) > 0.7
            ? "darkStone"
            : "deepStone";
      for (let y = 0; y < 96; y++) {
        if (y <= floor || y >= roof) world.set(x, y, z, bands(y));
        else if (y <= WATER) world.set(x, y, z, "water");
      }
      if (floor > WATER && floor < 40 && noise(x / 6, z / 6, 12) > 0.6) world.set(x, floor, z, "moss");
    }
  for (const [x, z, color, size] of [
    [62, 80, "crystal", 11],
    [70, 62, "violetCrystal", 8],
    [130, 72, "violetCrystal", 12],
    [120, 104, "crystal", 7],
    [84, 48, "crystal", 9],
    [104, 58, "violetCrystal", 6],
    [74, 112, "violetCrystal", 6],
  ])
    cluster(world, x, z, color, size);
  for (let fall = 0; fall < 3; fall++) {
    const x = 112 + fall;
    for (let y = 10; y < 70; y++)
      if (world.at(x, y, 42 + (fall % 2)) === 0 || world.nameAt(x, y, 42) === "water")
        world.set(x, y, 42 + (fall % 2), "lava");
  }
  for (let i = -7; i <= 7; i++)
    for (let j = -5; j <= 5; j++)
      if (Math.hypot(i, j * 1.3) < 7 + noise(i / 2 + 9, j / 2, 3))
        world.set(113 + i, WATER + 1, 44 + j, "lava");
  // A plank path over the lake, with lamps.
  for (let z = 60; z < 150; z++) {
    const x = 92 + Math.round(5 * Math.sin(z / 13));
    for (let i = 0; i < 4; i++) {
      world.set(x + i, WATER + 3, z, "plank");
      for (let y = WATER + 4; y < WATER + 9; y++) world.set(x + i, y, z, "air");
    }
    if (z % 9 === 0) {
      for (const i of [0, 3]) world.fill(x + i, 2, z, x + i, WATER + 4, z, "oak");
      lampPost(world, x + (z % 2 ? 0 : 3), z, { y: WATER + 4, tall: 1 });
    }
  }
  return world;
}

function cluster(world, x, z, color, size) {
  const y = world.ground(x, z) - 40 > 0 ? floorBelow(world, x, z) : world.ground(x, z);
  for (let spike = 0; spike < 6; spike++) {
    const angle = spike * 1.1 + hash(x, z, spike, 2);
    const lean = spike ? 0.5 * hash(x, spike, z, 3) + 0.15 : 0.05;
    const tall = spike ? size * (0.4 + 0.4 * hash(x, z, spike, 5)) : size;
    for (let way = -1; way < tall; way += 0.5) {
      const thick = way > tall * 0.6 ? 0 : 1;
      for (let i = 0; i <= thick; i++)
        for (let j = 0; j <= thick; j++)
          world.set(
            x + Math.cos(angle) * way * lean + i,
            y + way,
            z + Math.sin(angle) * way * lean + j,
            color,
          );
    }
  }
}

/** The floor of the cave, below its roof. */
function floorBelow(world, x, z) {
  for (let y = 1; y < world.height; y++) if (["air", "water"].includes(world.nameAt(x, y, z))) return y - 1;
  return 0;
}
