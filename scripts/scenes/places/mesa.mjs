import { hash, hills, noise, ramp } from "../noise.mjs";
import { house } from "../build/houses.mjs";
import { bridgeX, lampPost } from "../build/streets.mjs";
import { raise, spots, strew } from "../build/terrain.mjs";
import { palm } from "../build/trees.mjs";
import { World } from "../world/World.mjs";

/** A canyon of red rock with terraces, a stream at the bottom and a town on both rims. */

const WATER = 16;
const canyonAt = (z) => 150 + 18 * Math.sin(z / 37) + 8 * Math.sin(z / 15 + 1);

function heightOf(x, z) {
  const away = Math.abs(x - canyonAt(z)) + 5 * noise(x / 9, z / 9, 3);
  const floor = WATER - 3 + ramp(6, 15, away) * 5;
  const first = ramp(17, 20, away) * 17;
  const second = ramp(29, 32, away + 8 * hills(x / 30, z / 30, 2, 6)) * 16;
  const tables =
    ramp(0.56, 0.6, hills(x / 46, z / 46, 3, 7)) * ramp(60, 80, away) * (20 + 12 * noise(x / 60, z / 60, 9));
  return floor + first + second + tables + 2 * noise(x / 11, z / 11, 8);
}

const layers = [
  "clay",
  "clay",
  "paleClay",
  "redClay",
  "redClay",
  "clay",
  "paleClay",
  "clay",
  "redClay",
  "paleClay",
];
const rock = (x, z, y) => layers[Math.floor((y + 2 * noise(x / 30, z / 30, 5)) / 2.2) % layers.length];

export function mesa({ lit = 0.5 } = {}) {
  const world = new World(320, 112, 320);
  raise(world, {
    heightOf,
    topOf: (x, z, height, steep) =>
      height < WATER + 2
        ? "sand"
        : height < WATER + 9
          ? "dryGrass"
          : steep > 4
            ? rock(x, z, height)
            : "redSand",
    underOf: rock,
    deep: "clay",
    water: WATER,
  });
  // Deeper rock has coloured bands too.
  for (let z = 0; z < world.depth; z++)
    for (let x = 0; x < world.width; x++)
      for (let y = 1; y < 90; y++) if (world.nameAt(x, y, z) === "clay") world.set(x, y, z, rock(x, z, y));
  const deck = WATER + 35;
  const middle = Math.round(canyonAt(150));
  bridgeX(world, middle - 44, middle + 44, 150, deck, { width: 6, span: 22, wall: "paleBrick" });
  for (let i = -40; i <= 40; i += 16) lampPost(world, middle + i, 155, { y: deck, tall: 2 });
  let count = 0;
  for (const side of [-1, 1])
    for (const [i, j, large] of [
      [46, -14, 1],
      [46, 8, 0],
      [58, -8, 0],
      [60, 10, 1],
      [44, 24, 0],
      [72, -2, 1],
      [48, -34, 1],
      [62, -30, 0],
    ]) {
      const x = middle + side * i - (side < 0 ? 8 : 0);
      const z = 150 + j;
      world.fill(x - 1, deck - 8, z - 1, x + 9, deck, z + 9, "redSand");
      world.fill(x - 1, deck + 1, z - 1, x + 9, deck + 18, z + 9, "air");
      flatHouse(
        world,
        x,
        z,
        deck,
        large ? 9 : 5,
        ["paleClay", "plaster", "rosePlaster", "clay"][count % 4],
        lit,
      );
      count++;
    }
  for (const [x, z, luck] of spots(world, 8, 2)) {
    const y = world.ground(x, z);
    if (y > WATER + 1 && y < WATER + 9 && luck < 0.6) palm(world, x, z);
  }
  strew(world, 0.1, (x, z, y, luck) => {
    const name = world.nameAt(x, y, z);
    if (name === "dryGrass") world.put(x, y + 1, z, luck < 0.3 ? "tuft" : "dryTuft");
    else if (name === "redSand" && luck < 0.18) world.put(x, y + 1, z, "dryTuft");
    else if (name === "redSand" && luck > 0.985)
      world.fill(x, y + 1, z, x, y + 2 + Math.floor(hash(x, z, 0, 4) * 2), z, "green");
  });
  return world;
}

/** A house with a flat roof, protruding beams and an awning. */
function flatHouse(world, x, z, y, tall, wall, lit) {
  house(world, x, z, {
    width: 8,
    depth: 8,
    storeys: 1,
    wall,
    frame: wall,
    roof: "plank",
    base: "clay",
    chimney: false,
    lit,
    y,
    ridge: "z",
  });
  world.fill(x - 1, y + 4, z - 1, x + 9, y + 12, z + 9, "air");
  world.fill(x, y + 4, z, x + 7, y + tall, z + 7, wall);
  for (let i = 0; i < 8; i += 2) {
    world.set(x + i, y + tall - 1, z + 8, "oak");
    world.set(x + i, y + tall - 1, z - 1, "oak");
    for (const [px, pz] of [
      [x + i, z],
      [x + i, z + 7],
      [x, z + i],
      [x + 7, z + i],
    ])
      world.set(px, y + tall + 1, pz, wall);
  }
  if (tall > 6)
    for (const i of [2, 5])
      for (const [px, pz] of [
        [x + i, z],
        [x + i, z + 7],
        [x, z + i],
        [x + 7, z + i],
      ])
        world.set(px, y + 6, pz, lit > 0.4 ? "litPane" : "pane");
  for (let i = 1; i < 7; i++) world.set(x + i, y + 4, z + 8, i % 2 ? "coral" : "white");
}
