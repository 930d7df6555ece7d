import { dice, hash, noise } from "../noise.mjs";
import { lampPost } from "../build/streets.mjs";
import { cherry, oak } from "../build/trees.mjs";
import { World } from "../world/World.mjs";

/** Plots in a street grid, each with another style. */
export function plots() {
  const world = new World(288, 128, 288);
  const y = 20;
  for (let z = 0; z < 288; z++)
    for (let x = 0; x < 288; x++) {
      const isStreet = x % 32 < 6 || z % 32 < 6;
      const isKerb = x % 32 === 6 || z % 32 === 6 || x % 32 === 31 || z % 32 === 31;
      world.fill(x, y - 3, z, x, y - 1, z, "stone");
      world.set(
        x,
        y,
        z,
        isStreet
          ? (x % 32 === 2 && z % 4 < 2) || (z % 32 === 2 && x % 4 < 2)
            ? "white"
            : "darkStone"
          : isKerb
            ? "paleBrick"
            : "grass",
      );
    }
  const makers = [skyscraper, mushroom, cake, garden, rocket, skyscraper, pyramid, garden];
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 9; column++) {
      const x = column * 32 + 19;
      const z = row * 32 + 19;
      const roll = dice(row, column, 8);
      makers[Math.floor(hash(row, column, 0, 23) * makers.length)](world, x, y, z, roll);
      for (const i of [-13, 13]) lampPost(world, x + i, z - 13, { y, tall: 4, wood: "iron" });
    }
  return world;
}

const bright = ["coral", "yellow", "teal", "sky", "violet", "pink", "lime", "orange", "white"];

function skyscraper(world, x, y, z, roll) {
  const tall = 24 + Math.floor(roll() * 40);
  const wide = 5 + Math.floor(roll() * 4);
  const color = bright[Math.floor(roll() * bright.length)];
  for (let level = 1; level <= tall; level++) {
    const inset = level > tall * 0.75 ? 2 : 0;
    world.fill(
      x - wide + inset,
      y + level,
      z - wide + inset,
      x + wide - inset,
      y + level,
      z + wide - inset,
      level % 5 === 0 ? "white" : color,
    );
    if (level % 5 === 0) continue;
    for (let side = -wide + inset + 1; side < wide - inset; side++)
      if ((side + 40) % 3)
        for (const [i, j] of [
          [side, wide - inset],
          [side, -wide + inset],
          [wide - inset, side],
          [-wide + inset, side],
        ])
          world.set(x + i, y + level, z + j, hash(x + i, level >> 1, z + j, 4) > 0.62 ? "litPane" : "pane");
  }
}

function mushroom(world, x, y, z, roll) {
  const tall = 12 + Math.floor(roll() * 10);
  const color = ["red", "coral", "violet", "teal"][Math.floor(roll() * 4)];
  for (let level = 1; level <= tall; level++)
    for (let j = -3; j <= 3; j++)
      for (let i = -3; i <= 3; i++)
        if (Math.hypot(i, j) < 3.2 - level * 0.06) world.set(x + i, y + level, z + j, "white");
  for (let level = 0; level <= 7; level++)
    for (let j = -11; j <= 11; j++)
      for (let i = -11; i <= 11; i++) {
        const way = Math.hypot(i, j, level * 1.35);
        if (way < 10.5 && (way > 8.4 || level === 0))
          world.set(
            x + i,
            y + tall + level,
            z + j,
            noise(i / 3 + 20, j / 3 + level, 6) > 0.7 ? "white" : color,
          );
      }
}

function cake(world, x, y, z) {
  for (let tier = 0; tier < 3; tier++)
    for (let j = -11; j <= 11; j++)
      for (let i = -11; i <= 11; i++) {
        const way = Math.hypot(i, j);
        if (way > 10.5 - tier * 3) continue;
        world.fill(
          x + i,
          y + 1 + tier * 6,
          z + j,
          x + i,
          y + 4 + tier * 6,
          z + j,
          ["pink", "white", "sky"][tier],
        );
        world.fill(
          x + i,
          y + 5 + tier * 6,
          z + j,
          x + i,
          y + 6 + tier * 6,
          z + j,
          way > 9 - tier * 3 && hash(i, j, tier, 2) > 0.5 ? ["pink", "white", "sky"][tier] : "white",
        );
      }
  for (const [i, j] of [
    [0, 0],
    [3, 1],
    [-2, 3],
    [1, -3],
    [-3, -1],
  ]) {
    world.fill(x + i, y + 19, z + j, x + i, y + 22, z + j, "coral");
    world.set(x + i, y + 23, z + j, "lamp");
  }
}

function garden(world, x, y, z, roll) {
  for (let j = -9; j <= 9; j++)
    for (let i = -9; i <= 9; i++)
      if (Math.hypot(i, j) < 6 && roll() < 0.98)
        world.set(x + i, y, z + j, Math.hypot(i, j) < 4.6 ? "water" : "paleBrick");
  for (const [i, j] of [
    [-9, -9],
    [9, 9],
    [-9, 9],
  ])
    cherry(world, x + i, z + j, { size: 0.8 });
  oak(world, x + 9, z - 9, { size: 1.2 });
  world.fill(x, y, z, x, y + 4, z, "paleBrick");
  world.set(x, y + 5, z, "water");
}

function rocket(world, x, y, z) {
  for (let level = 3; level < 44; level++) {
    const radius = level > 32 ? (44 - level) * 0.4 : 4.6;
    for (let j = -6; j <= 6; j++)
      for (let i = -6; i <= 6; i++)
        if (Math.hypot(i, j) < radius)
          world.set(
            x + i,
            y + level,
            z + j,
            level > 32 ? "coral" : Math.floor(level / 8) % 2 ? "white" : level % 8 === 0 ? "coral" : "white",
          );
  }
  for (const [i, j] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])
    for (let level = 0; level < 14; level++)
      for (let way = 4; way < 10 - level * 0.45; way++)
        world.set(x + i * way, y + level + 1, z + j * way, "coral");
  for (const level of [14, 22])
    for (const [i, j] of [
      [4, 0],
      [-4, 0],
      [0, 4],
      [0, -4],
    ])
      world.fill(x + i, y + level, z + j, x + i, y + level + 1, z + j, "litPane");
}

function pyramid(world, x, y, z, roll) {
  const color = bright[Math.floor(roll() * bright.length)];
  for (let level = 0; level < 12; level++)
    world.fill(
      x - 12 + level,
      y + 1 + level,
      z - 12 + level,
      x + 12 - level,
      y + 1 + level,
      z + 12 - level,
      level % 4 === 3 ? "white" : color,
    );
  world.set(x, y + 13, z, "lamp");
}
