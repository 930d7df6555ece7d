import { hash, hills, noise, ramp } from "../noise.mjs";
import { house } from "../build/houses.mjs";
import { boat, lampPost } from "../build/streets.mjs";
import { lighthouse } from "../build/landmarks.mjs";
import { raise, spots, strew } from "../build/terrain.mjs";
import { oak, palm } from "../build/trees.mjs";
import { World } from "../world/World.mjs";

/** A bay with cliffs, a lighthouse on its cape, and a fishing harbour with piers. */

const WATER = 22;
const cape = { x: 250, z: 120 };
const harbour = { x: 120, z: 176, height: 26 };

const shoreAt = (x) =>
  205 - 60 * ramp(60, 190, x) * (1 - ramp(190, 210, x)) + 14 * Math.sin(x / 30) + 10 * noise(x / 14, 3, 8);

function heightOf(x, z) {
  const inland = z - shoreAt(x);
  let height =
    WATER - 10 + 13 * ramp(-26, 4, inland) + ramp(2, 70, inland) * (16 + 22 * hills(x / 60, z / 60, 4, 31));
  const rock = 1 - ramp(12, 34, Math.hypot((x - cape.x) * 0.8, z - cape.z) + 6 * noise(x / 9, z / 9, 33));
  const spit =
    (1 - ramp(9, 22, Math.abs(x - cape.x - 4 + 7 * noise(z / 12, 1, 34)) + 3 * noise(x / 5, z / 5, 35))) *
    ramp(104, 122, z);
  height = Math.max(height, WATER - 10 + 30 * Math.max(rock, spit * 0.86));
  for (const [sx, sz, size] of [
    [196, 84, 9],
    [212, 70, 5],
    [300, 78, 11],
    [318, 60, 6],
  ])
    height = Math.max(
      height,
      WATER + 14 - Math.hypot(x - sx, z - sz) * (22 / size) + 5 * noise(x / 4, z / 4, 36),
    );
  const near = 1 - ramp(22, 44, Math.hypot((x - harbour.x) * 0.7, z - harbour.z - 12));
  return inland > -2 ? height + (harbour.height - height) * near : height;
}

const topOf = (x, z, height, steep) =>
  height <= WATER + 2
    ? "sand"
    : steep > 4
      ? hash(x, z, 0, 1) > 0.3
        ? "stone"
        : "darkStone"
      : steep > 3
        ? "gravel"
        : "grass";

function pier(world, x, z0, z1) {
  for (let z = z0; z <= z1; z++) {
    world.fill(x, WATER + 2, z, x + 3, WATER + 2, z, "plank");
    if (z % 5 === 0) for (const i of [0, 3]) world.fill(x + i, WATER - 8, z, x + i, WATER + 3, z, "spruce");
  }
  for (let z = z0; z <= z1; z += 10) lampPost(world, x, z, { y: WATER + 2, tall: 2 });
}

export function coast({ lit = 0.5 } = {}) {
  const world = new World(384, 112, 384);
  raise(world, {
    heightOf,
    topOf,
    underOf: (x, z, y, steep) => (steep > 3 ? "stone" : "sand"),
    water: WATER,
  });
  lighthouse(world, cape.x, cape.z, { y: world.ground(cape.x, cape.z) - 1 });
  house(world, cape.x + 8, cape.z + 12, {
    width: 9,
    depth: 7,
    wall: "plaster",
    roof: "roofRed",
    lit: 1,
    door: "west",
  });
  const quay = WATER + 3;
  const walls = ["plaster", "bluePlaster", "rosePlaster", "paleBrick", "plaster", "rosePlaster"];
  const roofs = ["roofRed", "roofDark", "roofBlue", "roofRed", "roofStraw"];
  for (let index = 0; index < 8; index++) {
    const x = harbour.x - 44 + index * 12;
    const z = Math.round(shoreAt(x)) + 9;
    world.fill(x - 3, quay - 6, z - 8, x + 9, quay, z + 8, "cobble");
    world.fill(x - 3, quay + 1, z - 8, x + 9, quay + 8, z + 8, "air");
    house(world, x, z, {
      width: 8,
      depth: 8,
      storeys: index % 3 === 1 ? 2 : 1,
      wall: walls[index % 6],
      roof: roofs[index % 5],
      ridge: "z",
      door: "north",
      lit,
      y: quay,
    });
    if (index % 2) lampPost(world, x - 2, z - 5, { y: quay });
  }
  for (const x of [88, 112, 136]) pier(world, x, Math.round(shoreAt(x)) - 32, Math.round(shoreAt(x)) + 2);
  [
    [95, 152, "white"],
    [120, 140, "coral"],
    [142, 128, "white"],
    [100, 128, null],
    [52, 158, "yellow"],
    [168, 104, "white"],
  ].forEach(([x, z, sail]) => boat(world, x, z, WATER, { sail, length: sail ? 11 : 8 }));
  for (const [x, z, luck] of spots(world, 9, 4)) {
    const y = world.ground(x, z);
    if (world.nameAt(x, y, z) === "sand" && y > WATER && luck < 0.5 && x > 150) palm(world, x, z);
    if (world.nameAt(x, y, z) === "grass" && y > WATER + 6 && luck < 0.55 * hills(x / 30, z / 30, 2, 5) + 0.1)
      oak(world, x, z, { size: 0.9 + luck });
  }
  strew(world, 0.16, (x, z, y, luck) => {
    if (world.nameAt(x, y, z) === "grass")
      world.put(x, y + 1, z, luck < 0.12 ? "daisy" : luck < 0.2 ? "bluebell" : "tuft");
    if (world.nameAt(x, y, z) === "sand" && y > WATER + 1 && luck < 0.2) world.put(x, y + 1, z, "dryTuft");
  });
  return world;
}
