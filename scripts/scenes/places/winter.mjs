import { hash, hills, noise, ramp, ridges } from "../noise.mjs";
import { house } from "../build/houses.mjs";
import { lampPost } from "../build/streets.mjs";
import { raise, spots } from "../build/terrain.mjs";
import { spruce } from "../build/trees.mjs";
import { World } from "../world/World.mjs";

/** A frozen lake below snowy mountains, with a few cabins. */

const LAKE = 26;
const shore = { x: 196, z: 236 };

function heightOf(x, z) {
  const lake = Math.hypot((x - 180) * 0.7, z - 160) + 12 * noise(x / 18, z / 18, 5);
  let height = LAKE + 3 + ramp(44, 90, lake) * 8 + 8 * hills(x / 40, z / 40, 3, 6) * ramp(40, 80, lake);
  height += ramp(70, 190, lake) * ramp(200, 60, z) * (70 * ridges(x / 110, z / 90, 5, 17) ** 1.6 + 6);
  height += ramp(90, 200, lake) * ramp(100, 300, Math.abs(x - 180) + 60) * 14;
  const near = 1 - ramp(16, 36, Math.hypot(x - shore.x, (z - shore.z) * 1.2));
  height += (LAKE + 4 - height) * near * ramp(40, 48, lake);
  return lake < 46 ? LAKE - 1 : height;
}

export function winter({ lit = 1 } = {}) {
  const world = new World(384, 128, 320);
  raise(world, {
    heightOf,
    topOf: (x, z, height, steep) =>
      height < LAKE
        ? hash(x, z, 0, 2) > 0.82
          ? "snow"
          : "ice"
        : steep > 6
          ? "darkStone"
          : steep > 5
            ? "stone"
            : "snowGrass",
    deep: "darkStone",
    underOf: (x, z, y, steep) => (steep > 4 ? "darkStone" : "dirt"),
  });
  const y = LAKE + 4;
  [
    [-22, -2, "x", "south"],
    [-5, -8, "z", "south"],
    [12, -2, "x", "west"],
    [-12, 14, "x", "east"],
  ].forEach(([i, j, ridge, door], index) => {
    house(world, shore.x + i, shore.z + j, {
      width: ridge === "x" ? 10 : 8,
      depth: ridge === "x" ? 8 : 10,
      wall: index % 2 ? "plank" : "darkPlank",
      frame: "spruce",
      roof: "white",
      base: "cobble",
      ridge,
      door,
      lit,
      y,
    });
  });
  for (const [i, j] of [
    [-10, -14],
    [4, 6],
    [22, 8],
    [-26, 10],
    [8, -14],
  ])
    lampPost(world, shore.x + i, shore.z + j, { y: world.ground(shore.x + i, shore.z + j) });
  for (const [x, z, luck] of spots(world, 6, 8)) {
    const ground = world.ground(x, z);
    if (
      world.nameAt(x, ground, z) !== "snowGrass" ||
      ground > 74 ||
      Math.hypot(x - shore.x, z - shore.z) < 30
    )
      continue;
    if (luck < 0.25 + 0.6 * ramp(0.4, 0.65, hills(x / 34, z / 34, 3, 25)))
      spruce(world, x, z, { snow: true, leaves: hash(x, z, 0, 11) > 0.45 ? "spruceLeaves" : "snowLeaves" });
  }
  return world;
}
