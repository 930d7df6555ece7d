import { hash } from "../noise.mjs";
import { World } from "../world/World.mjs";

/** Pillars above the clouds, with glowing jumps between them. */
export function leaps() {
  const world = new World(256, 160, 256);
  const glow = ["neonPink", "neonCyan", "neonYellow"];
  for (let index = 0; index < 90; index++) {
    const x = 20 + Math.floor(hash(index, 1, 0, 3) * 216);
    const z = 10 + Math.floor(hash(index, 2, 0, 3) * 190);
    if (Math.abs(x - 128) < 16) continue;
    const wide = 3 + Math.floor(hash(index, 3, 0, 3) * 4);
    const tall = 30 + Math.floor(hash(index, 4, 0, 3) ** 1.5 * 90);
    world.fill(x - wide, 0, z - wide, x + wide, tall, z + wide, index % 3 ? "black" : "darkStone");
    const color = glow[index % 3];
    for (let level = 8; level < tall; level += 9)
      if (hash(index, level, 0, 3) > 0.45)
        world.fill(x - wide, level, z + wide, x + wide, level, z + wide, color);
    if (index % 4 === 0)
      for (const i of [-wide, wide]) world.fill(x + i, 10, z + wide, x + i, tall, z + wide, color);
    world.fill(x - wide, tall + 1, z - wide, x + wide, tall + 1, z + wide, index % 2 ? "white" : color);
  }
  for (let step = 0; step < 34; step++) {
    const z = 214 - step * 6;
    const x = 128 + Math.round(9 * Math.sin(step * 0.7));
    const y = 60 + Math.round(step * 1.3);
    const wide = step % 5 === 4 ? 3 : 1;
    world.fill(x - wide, y, z - wide, x + wide, y, z + wide, step % 5 === 4 ? "white" : glow[step % 3]);
    if (step % 5 === 4)
      for (const i of [-3, 3]) world.fill(x + i, y + 1, z - 3, x + i, y + 6, z - 3, glow[step % 3]);
    if (step % 5 === 4) world.fill(x - 3, y + 7, z - 3, x + 3, y + 7, z - 3, glow[step % 3]);
  }
  return world;
}
