import { hash, noise } from "../noise.mjs";
import { lampPost } from "../build/streets.mjs";
import { World } from "../world/World.mjs";

/** A stepped open-pit mine with ore veins, ladders, cranes and rails. */
export function pit() {
  const world = new World(224, 96, 224);
  for (let z = 0; z < 224; z++)
    for (let x = 0; x < 224; x++) {
      const way =
        Math.max(Math.abs(x - 112), Math.abs(z - 112) * 1.05) + 2 * (noise(x / 12, z / 12, 2) - 0.5);
      const step = Math.min(8, Math.max(0, Math.floor((way - 14) / 8)));
      const top = way > 78 ? 62 + Math.round(4 * noise(x / 12, z / 12, 5)) : 6 + step * 7;
      for (let y = 0; y <= top; y++) {
        const vein = noise(x / 5 + y / 3, z / 5 - y / 4, 7);
        const layer = Math.floor(y / 7);
        const seam = ["violetCrystal", "gold", "copper", "crystal", "gold"][
          Math.floor(hash(layer, 1, 0, 6) * 5)
        ];
        world.set(
          x,
          y,
          z,
          vein > 0.86
            ? seam
            : y > 55
              ? y === top
                ? "dryGrass"
                : "clay"
              : [`deepStone`, "darkStone", "stone", "paleClay", "stone", "redClay", "clay", "paleClay"][
                  layer % 8
                ],
        );
      }
    }
  for (let layer = 1; layer < 8; layer++) {
    const edge = 14 + layer * 8 + 4;
    for (let way = -edge; way <= edge; way += 24) {
      for (const [i, j] of [
        [way, edge],
        [way, -edge],
        [edge, way],
        [-edge, way],
      ])
        lampPost(world, 112 + i, 112 + j, { tall: 2 });
    }
    for (let way = -edge + 6; way < edge - 4; way++)
      world.put(112 + way, world.ground(112 + way, 112 - edge) + 1, 112 - edge + 2, "darkIron:trackX");
  }
  for (const [x, z] of [
    [70, 60],
    [150, 70],
  ])
    crane(world, x, z);
  world.fill(105, 7, 105, 119, 7, 119, "violetCrystal");
  return world;
}

function crane(world, x, z) {
  const y = world.ground(x, z);
  for (const [i, j] of [
    [0, 0],
    [3, 0],
    [0, 3],
    [3, 3],
  ])
    world.fill(x + i, y + 1, z + j, x + i, y + 26, z + j, "orange");
  for (let level = 3; level < 26; level += 4) world.fill(x, y + level, z, x + 3, y + level, z + 3, "black");
  world.fill(x - 6, y + 27, z + 1, x + 3, y + 29, z + 2, "orange");
  for (let way = 0; way < 30; way++) {
    world.set(x + way, y + 28, z + 1, way % 4 ? "orange" : "black");
    if (way % 2) world.set(x + way, y + 29, z + 1, "orange");
  }
  world.fill(x + 26, y + 12, z + 1, x + 26, y + 27, z + 1, "black");
  world.fill(x + 24, y + 8, z - 1, x + 28, y + 11, z + 3, "plank");
}
