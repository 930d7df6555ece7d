import { hash, hills, noise, ramp, ridges } from "../noise.mjs";
import { house, tower } from "../build/houses.mjs";
import { boat, bridgeX, lampPost, stall } from "../build/streets.mjs";
import { raise, spots, strew } from "../build/terrain.mjs";
import { birch, oak, spruce } from "../build/trees.mjs";
import { castleAt, windmill } from "../build/landmarks.mjs";
import { World } from "../world/World.mjs";

/** A river valley with a village, a mill, fields, a bridge and a castle above it all. */

const WATER = 30;
const SIZE = 448;

/** The x coordinate of the river's middle at a z. */
export const riverAt = (z) => 222 + 46 * Math.sin(z / 62) + 16 * Math.sin(z / 27 + 1);

const village = { x: 262, z: 214, radius: 44, height: 35 };
const castle = { x: 138, z: 112, height: 72 };
const fields = { x: 296, z: 292, radius: 38, height: 36 };

/** Flattens the terrain around a point. */
function level(height, x, z, place, soft = 22) {
  const share =
    1 - ramp(place.radius - soft * 0.3, place.radius + soft, Math.hypot(x - place.x, z - place.z));
  return height + (place.height - height) * share;
}

function heightOf(x, z) {
  const away = Math.abs(x - riverAt(z));
  const rim = ramp(30, 190, away);
  let height = 33 + 7 * hills(x / 50, z / 50, 3, 5) + rim * (30 * ridges(x / 120, z / 120, 4, 6) + 10);
  height += ramp(150, 20, z) * 22 * hills(x / 70, z / 70, 4, 9);
  height = level(height, x, z, village);
  height = level(height, x, z, fields);
  height = level(height, x, z, { ...castle, radius: 16 }, 44);
  return height + (WATER - 6 - height) * (1 - ramp(7, 19, away + 4 * noise(x / 8, z / 8, 12)));
}

function topOf(x, z, height, steep) {
  if (height <= WATER + 1) return hash(x, z, 0, 2) > 0.4 ? "sand" : "gravel";
  if (steep > 5) return "stone";
  if (steep > 4) return hash(x, z, 0, 3) > 0.5 ? "cobble" : "moss";
  return "grass";
}

function forests(world, leavesOf) {
  for (const [x, z, luck] of spots(world, 7, 3)) {
    const away = Math.abs(x - riverAt(z));
    const inVillage = Math.hypot(x - village.x, z - village.z) < village.radius + 8;
    const inFields = Math.hypot(x - fields.x, z - fields.z) < fields.radius + 6;
    if (away < 22 || inVillage || inFields || Math.hypot(x - castle.x, z - castle.z) < 24) continue;
    const wood = hills(x / 40, z / 40, 3, 21);
    if (luck > ramp(0.42, 0.62, wood) * 0.95 + 0.05) continue;
    const y = world.ground(x, z);
    if (!["grass", "moss"].includes(world.nameAt(x, y, z))) continue;
    const leaves = leavesOf(x, z, luck);
    if (leaves) oak(world, x, z, { leaves });
    else if (y > 62 || hash(x, z, 3, 9) < 0.22) spruce(world, x, z);
    else if (hash(x, z, 4, 9) < 0.25) birch(world, x, z);
    else
      oak(world, x, z, {
        leaves: hash(x, z, 5, 9) > 0.5 ? "oakLeaves" : "darkLeaves",
        size: 1 + 0.5 * hash(x, z, 6, 9),
      });
  }
}

function meadow(world) {
  strew(
    world,
    (x, z) => 0.05 + 0.32 * ramp(0.45, 0.7, noise(x / 9, z / 9, 51)),
    (x, z, y, luck) => {
      if (!["grass", "moss"].includes(world.nameAt(x, y, z))) return;
      const bed = noise(x / 14, z / 14, 52);
      const flower = bed > 0.66 ? "poppy" : bed > 0.5 ? "buttercup" : bed < 0.25 ? "bluebell" : "daisy";
      world.put(x, y + 1, z, luck < 0.16 ? flower : luck < 0.24 ? "fern" : "tuft");
    },
  );
}

const walls = ["plaster", "rosePlaster", "plaster", "paleBrick", "bluePlaster"];
const roofs = ["roofRed", "roofRed", "roofDark", "roofStraw", "roofBlue", "roofGreen"];

/** Houses along two streets, a square with a well and a market, a chapel with a tower. */
function buildVillage(world, lit) {
  const { x: cx, z: cz, height: y } = village;
  for (let i = -40; i <= 40; i++)
    for (let j = -2; j <= 2; j++) {
      const bend = Math.round(3 * Math.sin(i / 11));
      for (const [px, pz] of [
        [cx + i, cz + j + bend],
        [cx + j + bend, cz + i],
      ])
        if (world.nameAt(px, y, pz) === "grass")
          world.set(px, y, pz, hash(px, pz, 0, 1) > 0.3 ? "path" : "gravel");
    }
  for (let j = -11; j <= 11; j++)
    for (let i = -11; i <= 11; i++)
      if (Math.hypot(i, j) < 11.5)
        world.set(cx + i, y, cz + j, hash(cx + i, cz + j, 0, 4) > 0.25 ? "cobble" : "stoneBrick");
  let count = 0;
  for (const [i, j, ridge, door] of [
    [-24, -13, "x", "south"],
    [-36, -15, "z", "south"],
    [14, -14, "x", "south"],
    [26, -16, "z", "south"],
    [-23, 7, "x", "north"],
    [-37, 9, "z", "north"],
    [15, 8, "x", "north"],
    [28, 9, "x", "north"],
    [-14, 22, "z", "east"],
    [-15, -27, "x", "east"],
    [6, 24, "z", "west"],
    [7, -28, "z", "west"],
    [-13, 33, "x", "east"],
    [7, 36, "x", "west"],
    [7, -40, "x", "west"],
    [-16, -40, "z", "east"],
  ]) {
    const large = hash(i, j, 0, 7) > 0.55;
    const options = {
      width: ridge === "x" ? (large ? 11 : 9) : 7,
      depth: ridge === "x" ? 7 : large ? 11 : 9,
      storeys: large ? 2 : 1,
      wall: walls[count % walls.length],
      roof: roofs[(count * 5 + 1) % roofs.length],
      ridge,
      door,
      lit,
      y,
    };
    house(world, cx + i, cz + j, options);
    count++;
  }
  tower(world, cx + 2, cz - 16, { radius: 3, tall: 17, wall: "paleBrick", roof: "roofDark", y });
  [
    ["red", "white"],
    ["sky", "white"],
    ["yellow", "white"],
    ["green", "white"],
  ].forEach(([color, second], index) => {
    const [i, j] = [
      [-9, -6],
      [4, -7],
      [-9, 3],
      [5, 3],
    ][index];
    stall(world, cx + i, cz + j, { color, second, y, goods: ["hay", "pumpkin", "hay", "plank"][index] });
  });
  world.fill(cx - 1, y + 1, cz - 1, cx + 1, y + 1, cz + 1, "stoneBrick");
  world.set(cx, y + 1, cz, "water");
  for (let turn = 0; turn < 8; turn++)
    lampPost(
      world,
      Math.round(cx + 12.5 * Math.cos(turn * 0.785 + 0.4)),
      Math.round(cz + 12.5 * Math.sin(turn * 0.785 + 0.4)),
      { y },
    );
  for (let way = 18; way <= 38; way += 9)
    for (const [i, j] of [
      [way, 4],
      [-way, -4],
      [4, way],
      [-4, -way],
    ])
      lampPost(world, cx + i, cz + j, { y });
}

/** Fields with furrows between ditches, and the mill on its rise. */
function buildFields(world) {
  const { x: cx, z: cz, height: y } = fields;
  for (let bed = 0; bed < 9; bed++) {
    const x = cx - 34 + (bed % 3) * 23;
    const z = cz - 30 + Math.floor(bed / 3) * 20;
    for (let i = 0; i < 19; i++)
      for (let j = 0; j < 16; j++) {
        if (Math.hypot(x + i - cx, z + j - cz) > fields.radius) continue;
        world.set(x + i, y, z + j, i === 9 ? "water" : "soil");
        if (i !== 9 && bed % 4 !== 3) world.set(x + i, y + 1, z + j, bed % 2 ? "fern" : "wheat");
        else if (i !== 9 && hash(x + i, z + j, 0, 6) > 0.8) world.set(x + i, y + 1, z + j, "pumpkin");
        if (j === 0 || j === 15) world.put(x + i, y + 1, z + j + (j ? 1 : -1), "oak:fenceX");
      }
  }
  windmill(world, cx + 4, cz - 42, { y: world.ground(cx + 4, cz - 42) });
  for (const [i, j] of [
    [-12, 12],
    [12, -9],
    [-11, -7],
    [13, 14],
  ]) {
    world.fill(cx + i, y + 1, cz + j, cx + i + 1, y + 1, cz + j + 1, "hay");
    world.set(cx + i, y + 2, cz + j, "hay");
  }
}

function buildRiver(world) {
  const z = 188;
  const middle = Math.round(riverAt(z));
  bridgeX(world, middle - 26, middle + 26, z, WATER + 7, { width: 6, span: 13 });
  for (const i of [-24, -12, 0, 12, 24]) lampPost(world, middle + i, z + 5, { y: WATER + 8, tall: 2 });
  for (const dz of [226, 262])
    boat(world, Math.round(riverAt(dz)) - 3, dz, WATER, { length: 9, sail: dz === 226 ? "white" : null });
  strew(
    world,
    0.14,
    (x, z, y) => {
      if (
        y >= WATER - 1 &&
        y <= WATER + 1 &&
        Math.abs(x - riverAt(z)) < 30 &&
        world.nameAt(x, y + 1, z) === "air"
      )
        world.put(x, y + 1, z, "reed");
    },
    5,
  );
}

/** @param leavesOf the leaves of the tree at x, z, if all trees are broad, as in autumn */
export function valley({ lit = 0.4, leavesOf = () => undefined } = {}) {
  const world = new World(SIZE, 128, SIZE);
  raise(world, { heightOf, topOf, water: WATER });
  buildVillage(world, lit);
  buildFields(world);
  castleAt(world, castle);
  buildRiver(world);
  forests(world, leavesOf);
  meadow(world);
  return world;
}
