import { hash, hills, noise, ramp } from "../noise.mjs";
import { lampPost } from "../build/streets.mjs";
import { pagoda } from "../build/landmarks.mjs";
import { raise, spots, strew } from "../build/terrain.mjs";
import { cherry, spruce } from "../build/trees.mjs";
import { World } from "../world/World.mjs";

/** Cherry trees in blossom around a pond, with a hall on a rise. */

const WATER = 20;
const pond = (x, z) => Math.hypot((x - 128) * 0.75, z - 150) + 9 * noise(x / 13, z / 13, 3);

function heightOf(x, z) {
  const way = pond(x, z);
  let height = WATER + 2 + ramp(30, 90, way) * (10 + 20 * hills(x / 46, z / 46, 4, 4));
  height += ramp(100, 20, z) * 26 * hills(x / 50, z / 40, 4, 9);
  const hall = 1 - ramp(15, 34, Math.hypot(x - 128, z - 92));
  height += (WATER + 9 - height) * hall;
  return height + (WATER - 5 - height) * (1 - ramp(22, 32, way));
}

export function grove() {
  const world = new World(256, 96, 256);
  raise(world, {
    heightOf,
    topOf: (x, z, height, steep) => (height <= WATER ? "gravel" : steep > 4 ? "stone" : "grass"),
    water: WATER,
  });
  pagoda(world, 128, 92);
  for (let z = 103; z < 122; z++)
    for (let i = -2; i <= 2; i++) world.set(128 + i, world.ground(128 + i, z), z, "stoneBrick");
  for (let z = 120; z <= 182; z++) {
    const y = WATER + 2 + Math.round(3 * Math.sin(((z - 120) / 62) * Math.PI));
    for (let i = -2; i <= 2; i++) world.set(128 + i, y, z, Math.abs(i) === 2 ? "redPlank" : "plank");
    if (z % 6 === 0)
      for (const i of [-2, 2]) world.fill(128 + i, WATER - 6, z, 128 + i, y + 1, z, "redPlank");
    if (z % 12 === 0) for (const i of [-2, 2]) world.set(128 + i, y + 2, z, "lantern");
  }
  for (const [i, z] of [
    [-4, 116],
    [4, 116],
    [-4, 106],
    [4, 106],
    [-5, 184],
    [5, 184],
  ])
    lampPost(world, 128 + i, z, { wood: "oak", tall: 2 });
  for (const [x, z, luck] of spots(world, 13, 6)) {
    const y = world.ground(x, z);
    if (
      world.nameAt(x, y, z) !== "grass" ||
      y <= WATER + 1 ||
      Math.hypot(x - 128, z - 92) < 22 ||
      (Math.abs(x - 128) < 8 && z > 100 && z < 200)
    )
      continue;
    if (y > 44 || luck > 0.82) spruce(world, x, z);
    else cherry(world, x, z, { size: 1 + luck * 0.5 });
  }
  strew(world, 0.2, (x, z, y, luck) => {
    if (world.nameAt(x, y, z) === "grass" && !world.isUnderWater(x, z))
      world.put(x, y + 1, z, luck < 0.2 ? "daisy" : luck < 0.3 ? "bluebell" : "tuft");
    else if (y >= WATER - 2 && y < WATER && luck < 0.4 && hash(x, z, 0, 3) > 0.7)
      world.put(x, WATER + 1, z, "moss");
  });
  return world;
}
