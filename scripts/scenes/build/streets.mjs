/** Objects in streets and on the water. */

/** A post with a lantern. */
export function lampPost(world, x, z, { wood = "darkPlank", tall = 3, y = world.ground(x, z) } = {}) {
  for (let level = 1; level <= tall; level++) world.set(x, y + level, z, `${wood}:post`);
  world.set(x, y + tall + 1, z, "lamp");
  world.set(x, y + tall + 2, z, `${wood === "darkPlank" ? "darkPlank" : wood}:plate`);
}

/** A market stall with a striped roof. */
export function stall(
  world,
  x,
  z,
  { color = "red", second = "white", y = world.ground(x, z), goods = "hay" } = {},
) {
  for (const [i, j] of [
    [0, 0],
    [4, 0],
    [0, 3],
    [4, 3],
  ])
    for (let level = 1; level <= 3; level++) world.set(x + i, y + level, z + j, "oak:post");
  for (let i = -1; i <= 5; i++)
    for (let j = -1; j <= 4; j++)
      world.set(x + i, y + 4 + (j >= 1 && j <= 2 ? 1 : 0), z + j, i % 2 ? second : color);
  world.fill(x, y + 1, z + 3, x + 4, y + 1, z + 3, "plank");
  world.set(x + 1, y + 2, z + 3, goods);
  world.set(x + 3, y + 2, z + 3, "pumpkin");
  world.set(x + 2, y + 3, z + 1, "lantern");
}

/** An arched bridge along x, from x0 to x1, with its path at y. */
export function bridgeX(
  world,
  x0,
  x1,
  z,
  y,
  { width = 5, span = 12, wall = "stoneBrick", rail = true } = {},
) {
  for (let x = x0; x <= x1; x++) {
    const part = ((x - x0) % span) / span;
    const open = Math.sqrt(Math.max(0, 0.25 - (part - 0.5) ** 2)) * span * 0.9;
    for (let k = 0; k < width; k++) {
      const floor = world.ground(x, z + k);
      for (let level = y; level > floor; level--) {
        const below = y - level;
        if (below < 2 || part < 0.1 || part > 0.93 || below < 2 + span * 0.45 - open)
          world.set(x, level, z + k, wall);
      }
      if (k > 0 && k < width - 1) world.set(x, y, z + k, "cobble");
    }
    if (rail) for (const k of [0, width - 1]) world.set(x, y + 1, z + k, x % 4 ? `${wall}:low` : wall);
  }
}

/** A flat-bottomed boat with its bow towards +x, and an optional sail. */
export function boat(world, x, z, water, { length = 9, sail = "white" } = {}) {
  for (let i = 0; i < length; i++) {
    const half = i === 0 || i >= length - 2 ? (i === length - 1 ? 0 : 1) : 2;
    for (let k = -half; k <= half; k++) {
      world.set(x + i, water, z + k, "darkPlank");
      if (Math.abs(k) === half || i === 0 || i === length - 1) world.set(x + i, water + 1, z + k, "plank");
    }
  }
  if (!sail) return;
  const mast = x + Math.floor(length / 2);
  world.fill(mast, water + 1, z, mast, water + 11, z, "oak:post");
  for (let level = 3; level <= 10; level++)
    for (let k = 0; k <= Math.min(4, 11 - level); k++) world.set(mast - 1 - k, water + level, z, sail);
  world.put(x + length - 2, water + 2, z, "lantern");
}
