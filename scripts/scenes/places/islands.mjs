import { hash, noise, ramp } from "../noise.mjs";
import { house } from "../build/houses.mjs";
import { lampPost } from "../build/streets.mjs";
import { cherry, oak } from "../build/trees.mjs";
import { World } from "../world/World.mjs";

/** Floating islands. */

/** An island around a point: flat on top, pointed below. */
export function island(
  world,
  cx,
  y,
  cz,
  radius,
  { top = "grass", under = "dirt", rock = "stone", deep = 1 } = {},
) {
  for (let j = -radius - 2; j <= radius + 2; j++)
    for (let i = -radius - 2; i <= radius + 2; i++) {
      const way = Math.hypot(i, j) + 3.2 * (noise((cx + i) / 5, (cz + j) / 5, 4) - 0.5);
      if (way > radius) continue;
      const depth = Math.round(
        (1 - (way / radius) ** 1.4) * radius * 1.25 * deep + 2 + 3 * hash(cx + i, cz + j, 0, 5),
      );
      for (let level = 0; level < depth; level++)
        world.set(
          cx + i,
          y - level,
          cz + j,
          level === 0
            ? top
            : level < 3
              ? under
              : noise((cx + i) / 4, (level + cz + j) / 4, 6) > 0.66
                ? "cobble"
                : rock,
        );
    }
}

/** A first island with a tree, a small farm and a hut; others near and far; and a bridge to the next one. */
export function islands() {
  const world = new World(320, 160, 320);
  island(world, 150, 90, 160, 20);
  oak(world, 143, 155, { size: 1.3 });
  house(world, 152, 150, {
    width: 8,
    depth: 7,
    wall: "plank",
    roof: "roofRed",
    lit: 1,
    chimney: false,
    y: 90,
    base: "dirt",
  });
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 5; j++) {
      world.set(147 + i, 90, 164 + j, i === 4 ? "water" : "soil");
      if (i !== 4) world.put(147 + i, 91, 164 + j, "wheat");
    }
  for (let x = 170; x < 206; x++)
    for (let j = 0; j < 3; j++) {
      world.set(x, 90, 158 + j, "plank");
      if (j !== 1) world.set(x, 91, 158 + j, "oak:fenceX");
    }
  island(world, 216, 91, 160, 13, { top: "sand", under: "sand", rock: "paleClay" });
  lampPost(world, 170, 156, { y: 90 });
  lampPost(world, 206, 156, { y: 91 });
  cherry(world, 218, 160, { size: 1 });
  [
    [104, 104, 120, 10],
    [186, 116, 116, 9],
    [80, 84, 180, 8],
    [250, 108, 110, 12],
    [120, 122, 70, 8],
    [190, 78, 210, 7],
    [60, 110, 100, 7],
    [270, 92, 200, 8],
    [160, 132, 60, 6],
    [228, 128, 60, 6],
  ].forEach(([x, y, z, radius], index) => {
    island(
      world,
      x,
      y,
      z,
      radius,
      index % 3 === 1
        ? { top: "snow", under: "snow", rock: "ice" }
        : index % 3 === 2
          ? { top: "grass", rock: "darkStone" }
          : {},
    );
    if (index % 3 !== 1)
      oak(world, x, z, {
        size: 0.8 + hash(x, z, 0, 1) * 0.5,
        leaves: index % 2 ? "cherryLeaves" : "oakLeaves",
      });
  });
  // A waterfall from the upper island.
  for (let y = 60; y < 117; y++) world.set(186 + 7, y, 118, "water");
  for (let z = 140; z < 180; z++)
    for (let x = 130; x < 172; x++)
      if (
        world.nameAt(x, 90, z) === "grass" &&
        world.at(x, 91, z) === 0 &&
        hash(x, z, 0, 2) < 0.25 * ramp(0.3, 0.7, noise(x / 6, z / 6, 2)) + 0.05
      )
        world.set(x, 91, z, hash(x, z, 1, 2) > 0.7 ? "poppy" : "tuft");
  return world;
}

/** Four islands in four colours, with beds to guard, and wool bridges that meet in the middle. */
export function duel() {
  const world = new World(256, 128, 256);
  const middle = 128;
  island(world, middle, 60, middle, 15, { top: "paleBrick", under: "stoneBrick", rock: "darkStone" });
  for (let turn = 0; turn < 10; turn++)
    world.fill(
      middle + Math.round(9 * Math.cos(turn * 0.63)),
      61,
      middle + Math.round(9 * Math.sin(turn * 0.63)),
      middle + Math.round(9 * Math.cos(turn * 0.63)),
      61 + (turn % 3) * 2 + 2,
      middle + Math.round(9 * Math.sin(turn * 0.63)),
      "stoneBrick",
    );
  world.fill(middle - 2, 61, middle - 2, middle + 2, 61, middle + 2, "gold");
  world.fill(middle, 62, middle, middle, 65, middle, "crystal");
  [
    ["coral", 1, 0],
    ["teal", -1, 0],
    ["yellow", 0, 1],
    ["violet", 0, -1],
  ].forEach(([color, i, j]) => {
    const x = middle + i * 62;
    const z = middle + j * 62;
    island(world, x, 58, z, 13, { top: color, under: "paleBrick", rock: "stone" });
    for (const [a, b] of [
      [-7, -7],
      [7, -7],
      [-7, 7],
      [7, 7],
    ])
      world.fill(x + a, 59, z + b, x + a, 66, z + b, color);
    for (const a of [-7, 7]) {
      world.fill(x - 7, 67, z + a, x + 7, 67, z + a, "white");
      world.fill(x + a, 67, z - 7, x + a, 67, z + 7, "white");
    }
    world.fill(x - 2, 59, z - 3, x + 2, 61, z + 3, "white");
    world.fill(x - 1, 62, z - 2, x + 1, 62, z + 2, color);
    for (const [a, b] of [
      [-9, 0],
      [9, 0],
      [0, -9],
      [0, 9],
    ])
      lampPost(world, x + a, z + b, { y: 58, wood: "darkPlank" });
    const reach = color === "yellow" ? 34 : 49;
    for (let way = 12; way < reach; way++)
      for (let k = 0; k < 2; k++)
        world.set(
          x - i * way + (i ? 0 : k),
          58 + (way > 30 ? 1 : 0),
          z - j * way + (j ? 0 : k),
          hash(way, k, 0, 1) > 0.24 ? color : "white",
        );
    for (const [a, b] of [
      [i * -4 + j * 24, j * -4 + i * 24],
      [i * 12 - j * 22, j * 12 - i * 22],
    ]) {
      island(world, x + a, 54 + Math.round(8 * hash(a, b, 0, 2)), z + b, 6, { top: "grass" });
      oak(world, x + a, z + b, { size: 0.8 });
    }
  });
  return world;
}
