import { hash, noise } from "../noise.mjs";
import { lampPost } from "../build/streets.mjs";
import { cherry, oak } from "../build/trees.mjs";
import { island } from "./islands.mjs";
import { World } from "../world/World.mjs";

/** The lobby: a large pinwheel above a round plaza, with gates to the modes around it. */
export function plaza() {
  const world = new World(288, 176, 288);
  const c = 144;
  const y = 60;
  island(world, c, y, c, 62, { deep: 0.6 });
  for (let j = -50; j <= 50; j++)
    for (let i = -50; i <= 50; i++) {
      const way = Math.hypot(i, j);
      const turn = Math.floor(((Math.atan2(j, i) + Math.PI) / (Math.PI * 2)) * 16);
      if (way < 36)
        world.set(
          c + i,
          y,
          c + j,
          way > 34
            ? "white"
            : way < 12
              ? "paleBrick"
              : turn % 2
                ? "paleBrick"
                : ["coral", "yellow", "teal", "sky"][(turn >> 1) % 4],
        );
      else if (way < 50 && noise((c + i) / 5, (c + j) / 5, 3) > 0.55 && hash(i, j, 0, 1) > 0.6)
        world.put(
          c + i,
          y + 1,
          c + j,
          ["poppy", "buttercup", "daisy", "tuft"][Math.floor(hash(i, j, 0, 2) * 4)],
        );
    }
  world.fill(c - 1, y + 1, c - 1, c + 1, y + 52, c + 1, "white");
  pinwheel(world, c, y + 52, c + 3, 30);
  for (let gate = 0; gate < 6; gate++) {
    const angle = (gate / 6) * Math.PI * 2 + 0.26;
    arch(
      world,
      c + 42 * Math.cos(angle),
      y,
      c + 42 * Math.sin(angle),
      angle,
      ["coral", "yellow", "teal", "sky", "violet", "lime"][gate],
    );
  }
  for (let lamp = 0; lamp < 18; lamp++)
    lampPost(
      world,
      Math.round(c + 37 * Math.cos(lamp * 0.349)),
      Math.round(c + 37 * Math.sin(lamp * 0.349)),
      { y, wood: "white" },
    );
  for (let tree = 0; tree < 22; tree++) {
    const angle = tree * 0.2856 + 0.1;
    const way = 50 + 6 * hash(tree, 3, 0, 1);
    const [x, z] = [Math.round(c + way * Math.cos(angle)), Math.round(c + way * Math.sin(angle))];
    if (tree % 2) cherry(world, x, z, { size: 0.8 });
    else oak(world, x, z, { size: 1 });
  }
  for (const [x, level, z, radius] of [
    [40, 80, 70, 12],
    [250, 96, 60, 14],
    [60, 110, 30, 8],
    [230, 70, 150, 9],
    [30, 66, 160, 10],
    [180, 120, 20, 9],
    [120, 100, 16, 7],
  ]) {
    island(world, x, level, z, radius);
    oak(world, x, z, { size: 1 });
  }
  return world;
}

/** Four sails in four colours around a hub, facing +z. */
function pinwheel(world, cx, cy, z, size) {
  const colors = ["coral", "yellow", "teal", "sky"];
  for (let j = -size; j <= size; j++)
    for (let i = -size; i <= size; i++) {
      const way = Math.hypot(i, j);
      if (way > size) continue;
      const turn = (((Math.atan2(j, i) + 0.35) / (Math.PI * 2)) * 4 + 8) % 4;
      const part = turn % 1;
      const color = colors[Math.floor(turn)];
      if (part < 0.5 && way < size * (1 - part * 0.55)) world.set(cx + i, cy + j, z, color);
      else if (part < 0.86 && way < size * (0.82 - part * 0.6)) world.set(cx + i, cy + j, z + 1, "white");
    }
  for (let j = -3; j <= 3; j++)
    for (let i = -3; i <= 3; i++)
      if (Math.hypot(i, j) < 3.2) world.fill(cx + i, cy + j, z, cx + i, cy + j, z + 3, "lamp");
}

function arch(world, x, y, z, angle, color) {
  const [dx, dz] = [-Math.sin(angle), Math.cos(angle)];
  for (let thick = -1; thick <= 1; thick++)
    for (let way = -6; way <= 6; way += 0.5)
      for (let level = 1; level <= 14; level++) {
        const px = x + dx * way + Math.cos(angle) * thick;
        const pz = z + dz * way + Math.sin(angle) * thick;
        const isFrame = Math.abs(way) > 4 || level > 10 + (1 - Math.abs(way) / 6) * 2;
        if (level > 11 + (1 - Math.abs(way) / 6) * 4) continue;
        if (isFrame) world.set(px, y + level, pz, Math.abs(way) > 5.2 || level > 12 ? "white" : color);
        else if (thick === 0)
          world.set(px, y + level, pz, (Math.round(way) + level) % 2 ? "crystal" : "neonCyan");
      }
}
