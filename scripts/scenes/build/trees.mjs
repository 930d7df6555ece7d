import { dice, hash } from "../noise.mjs";

/** An irregular ball of leaves. */
function crown(world, cx, cy, cz, radius, flat, leaves) {
  const reach = Math.ceil(radius);
  for (let y = -reach; y <= reach; y++)
    for (let z = -reach; z <= reach; z++)
      for (let x = -reach; x <= reach; x++) {
        const way = Math.hypot(x, y * flat, z) + 0.9 * (hash(cx + x, cy + y, cz + z, 8) - 0.5);
        if (way < radius) world.put(cx + x, cy + y, cz + z, leaves);
      }
}

/** A broad tree with several crowns. */
export function oak(
  world,
  x,
  z,
  { leaves = "oakLeaves", wood = "oak", size = 1, ground = world.ground(x, z) } = {},
) {
  const roll = dice(x, z, 1);
  const tall = Math.round((4 + roll() * 3) * size);
  const leanX = roll() < 0.3 ? 1 : 0;
  for (let y = 1; y <= tall; y++) world.set(x + (y > tall / 2 ? leanX : 0), ground + y, z, wood);
  crown(world, x + leanX, ground + tall + 1, z, 2.6 * size + roll() * 0.8, 1.15, leaves);
  for (let branch = 0; branch < 2 + Math.round(size); branch++) {
    const angle = roll() * 6.28;
    const way = (1.6 + roll() * 1.2) * size;
    const bx = Math.round(x + Math.cos(angle) * way);
    const bz = Math.round(z + Math.sin(angle) * way);
    const by = ground + tall - Math.floor(roll() * 2 * size);
    world.put(Math.round((x + bx) / 2), by - 1, Math.round((z + bz) / 2), wood);
    crown(world, bx, by, bz, (1.7 + roll() * 0.7) * size, 1.25, leaves);
  }
}

/** A conifer, with snow on its branches if `snow` is set. */
export function spruce(
  world,
  x,
  z,
  { tall: wished, snow = false, leaves = "spruceLeaves", ground = world.ground(x, z) } = {},
) {
  const roll = dice(x, z, 2);
  const tall = wished ?? Math.round(8 + roll() * 7);
  for (let y = 1; y < tall; y++) world.set(x, ground + y, z, "spruce");
  const bare = 2 + Math.floor(roll() * 2);
  for (let y = bare; y <= tall + 1; y++) {
    const share = (tall + 1 - y) / (tall + 1 - bare);
    const radius = (y % 2 ? 0.9 : 1.6) * 0.55 + share * tall * 0.2;
    const reach = Math.ceil(radius);
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++) {
        const way = Math.hypot(i, j) + 0.7 * (hash(x + i, y, z + j, 9) - 0.5);
        if (way > radius) continue;
        world.put(x + i, ground + y, z + j, leaves);
        if (
          snow &&
          hash(x + i, y, z + j, 10) > 0.35 &&
          world.at(x + i, ground + y + 1, z + j) === 0 &&
          y % 2 === 0
        )
          world.put(x + i, ground + y + 1, z + j, "white:plate");
      }
  }
  world.put(x, ground + tall + 2, z, leaves);
}

/** A slender tree with a pale trunk. */
export function birch(world, x, z, { leaves = "birchLeaves" } = {}) {
  const roll = dice(x, z, 3);
  const ground = world.ground(x, z);
  const tall = 6 + Math.floor(roll() * 4);
  for (let y = 1; y <= tall; y++) world.set(x, ground + y, z, "birch");
  crown(world, x, ground + tall, z, 2.3 + roll() * 0.5, 0.72, leaves);
}

/** A wide, low tree in blossom, with petals below. */
export function cherry(world, x, z, { size = 1 } = {}) {
  const roll = dice(x, z, 4);
  const ground = world.ground(x, z);
  const tall = Math.round((4 + roll() * 2) * size);
  for (let y = 1; y <= tall; y++) world.set(x, ground + y, z, "cherry");
  for (let branch = 0; branch < 5; branch++) {
    const angle = branch * 1.26 + roll();
    const way = (2.2 + roll() * 1.8) * size;
    for (let step = 0; step <= way; step++)
      world.set(
        x + Math.cos(angle) * step,
        ground + tall + step * 0.5 - 1,
        z + Math.sin(angle) * step,
        "cherry",
      );
    crown(
      world,
      Math.round(x + Math.cos(angle) * way),
      ground + tall + 1 + Math.round(way * 0.4),
      Math.round(z + Math.sin(angle) * way),
      (1.9 + roll()) * size,
      1.5,
      "cherryLeaves",
    );
  }
  crown(world, x, ground + tall + 3, z, 2.6 * size, 1.5, "cherryLeaves");
  for (let petal = 0; petal < 26 * size; petal++) {
    const px = Math.round(x + (roll() - 0.5) * 11 * size);
    const pz = Math.round(z + (roll() - 0.5) * 11 * size);
    const floor = world.ground(px, pz);
    if (["grass", "moss"].includes(world.nameAt(px, floor, pz)) && !world.isUnderWater(px, pz))
      world.put(px, floor + 1, pz, "daisy");
  }
}

export function palm(world, x, z) {
  const roll = dice(x, z, 5);
  const ground = world.ground(x, z);
  const tall = 6 + Math.floor(roll() * 3);
  const lean = roll() * 6.28;
  for (let y = 1; y <= tall; y++)
    world.set(x + Math.cos(lean) * y * y * 0.04, ground + y, z + Math.sin(lean) * y * y * 0.04, "oak");
  const cx = Math.round(x + Math.cos(lean) * tall * tall * 0.04);
  const cz = Math.round(z + Math.sin(lean) * tall * tall * 0.04);
  for (let frond = 0; frond < 8; frond++) {
    const angle = (frond * Math.PI) / 4;
    for (let step = 0; step < 4; step++)
      world.set(
        cx + Math.cos(angle) * step,
        ground + tall + 1 - (step > 2 ? step - 2 : 0),
        cz + Math.sin(angle) * step,
        "palmLeaves",
      );
  }
}
