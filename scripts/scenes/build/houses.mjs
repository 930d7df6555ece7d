/** Houses and things next to them. `x, z` is the corner with the smallest coordinates, `y` the ground's height. */

/** A house with a gable roof, whose ridge is parallel to x (`ridge: "x"`) or z. */
export function house(
  world,
  x,
  z,
  {
    width = 9,
    depth = 7,
    storeys = 1,
    wall = "plaster",
    frame = "oak",
    roof = "roofRed",
    base = "cobble",
    ridge = "x",
    door = "south",
    lit = 0.6,
    chimney = true,
    y,
  } = {},
) {
  const ground =
    y ??
    Math.max(
      world.ground(x, z),
      world.ground(x + width - 1, z),
      world.ground(x, z + depth - 1),
      world.ground(x + width - 1, z + depth - 1),
    );
  const tall = storeys * 4;
  const right = x + width - 1;
  const front = z + depth - 1;
  world.fill(x, ground - 5, z, right, ground, front, base);
  world.fill(x, ground + 1, z, right, ground + tall, front, wall);
  world.fill(x + 1, ground + 1, z + 1, right - 1, ground + tall - 1, front - 1, "air");
  for (const cx of [x, right])
    for (const cz of [z, front]) world.fill(cx, ground + 1, cz, cx, ground + tall, cz, frame);
  for (let storey = 0; storey <= storeys; storey++) {
    const level = ground + storey * 4 + (storey ? 0 : 1);
    if (storey) frameAround(world, x, level, z, right, front, frame);
    if (storey < storeys) windows(world, x, z, right, front, ground + storey * 4 + 2, lit);
  }
  doorAt(world, x, z, right, front, ground, door);
  gable(world, x, ground + tall, z, right, front, ridge, wall, roof);
  if (chimney)
    world.fill(
      x + 2,
      ground + tall,
      z + 2,
      x + 2,
      ground + tall + Math.ceil((ridge === "x" ? depth : width) / 2) + 2,
      z + 2,
      "brick",
    );
  return ground;
}

function frameAround(world, x, y, z, right, front, frame) {
  world.fill(x, y, z, right, y, z, frame);
  world.fill(x, y, front, right, y, front, frame);
  world.fill(x, y, z, x, y, front, frame);
  world.fill(right, y, z, right, y, front, frame);
}

function windows(world, x, z, right, front, y, lit) {
  const pane = (a, b) =>
    (((Math.sin(a * 12.9 + b * 78.2 + y * 3.1) * 43758.5) % 1) + 1) % 1 < lit ? "litPane" : "pane";
  for (let wx = x + 2; wx <= right - 2; wx += 3)
    for (const wz of [z, front]) world.fill(wx, y, wz, wx, y + 1, wz, pane(wx, wz));
  for (let wz = z + 2; wz <= front - 2; wz += 3)
    for (const wx of [x, right]) world.fill(wx, y, wz, wx, y + 1, wz, pane(wx, wz));
}

function doorAt(world, x, z, right, front, ground, side) {
  const middleX = Math.floor((x + right) / 2);
  const middleZ = Math.floor((z + front) / 2);
  const [dx, dz, outX, outZ] = {
    south: [middleX, front, 0, 1],
    north: [middleX, z, 0, -1],
    east: [right, middleZ, 1, 0],
    west: [x, middleZ, -1, 0],
  }[side];
  world.fill(dx, ground + 1, dz, dx, ground + 2, dz, "darkPlank");
  world.set(dx + outX, ground, dz + outZ, "cobble");
  world.put(dx + outX + outZ, ground + 3, dz + outZ + outX, "lantern");
}

/** A gable roof that extends one block beyond the walls. */
export function gable(world, x, y, z, right, front, ridge, wall, roof) {
  const span = ridge === "x" ? front - z : right - x;
  const [rise, fall] = ridge === "x" ? ["stepSouth", "stepNorth"] : ["stepEast", "stepWest"];
  for (let step = -1; step <= span / 2; step++) {
    const level = y + 1 + step;
    const isTop = step + 0.5 > span / 2 - 0.6;
    if (ridge === "x") {
      world.fill(x, level, z + step + 1, x, level, front - step - 1, wall);
      world.fill(right, level, z + step + 1, right, level, front - step - 1, wall);
      world.fill(
        x - 1,
        level,
        z + step,
        right + 1,
        level,
        z + step,
        isTop ? `${roof}:low` : `${roof}:${rise}`,
      );
      world.fill(
        x - 1,
        level,
        front - step,
        right + 1,
        level,
        front - step,
        isTop ? `${roof}:low` : `${roof}:${fall}`,
      );
      if (!isTop) world.fill(x, level, z + step + 1, right, level, front - step - 1, wall);
    } else {
      if (!isTop) world.fill(x + step + 1, level, z, right - step - 1, level, front, wall);
      world.fill(
        x + step,
        level,
        z - 1,
        x + step,
        level,
        front + 1,
        isTop ? `${roof}:low` : `${roof}:${rise}`,
      );
      world.fill(
        right - step,
        level,
        z - 1,
        right - step,
        level,
        front + 1,
        isTop ? `${roof}:low` : `${roof}:${fall}`,
      );
    }
  }
}

/** A round tower with a pointed roof, or battlements (`roof: null`). */
export function tower(
  world,
  cx,
  cz,
  {
    radius = 4,
    tall = 18,
    wall = "stoneBrick",
    roof = "roofBlue",
    y = world.ground(cx, cz),
    lit = true,
  } = {},
) {
  const inside = (x, z, r) => Math.hypot(x, z) <= r + 0.3;
  for (let j = -radius - 1; j <= radius + 1; j++)
    for (let i = -radius - 1; i <= radius + 1; i++) {
      if (inside(i, j, radius)) world.fill(cx + i, y - 6, cz + j, cx + i, y + tall, cz + j, wall);
      const isRim = inside(i, j, radius + 1) && !inside(i, j, radius);
      if (isRim) {
        world.set(cx + i, y + tall, cz + j, wall);
        if (!roof && (i + j) % 2 === 0) world.set(cx + i, y + tall + 1, cz + j, wall);
      }
    }
  for (let level = y + 5; level < y + tall - 3; level += 6)
    for (const [i, j] of [
      [radius, 0],
      [-radius, 0],
      [0, radius],
      [0, -radius],
    ])
      world.fill(cx + i, level, cz + j, cx + i, level + 1, cz + j, lit ? "litPane" : "pane");
  if (!roof) return;
  for (let step = 0; step <= radius * 2 + 3; step++) {
    const reach = (radius + 1.6) * (1 - step / (radius * 2 + 4));
    for (let j = -radius - 2; j <= radius + 2; j++)
      for (let i = -radius - 2; i <= radius + 2; i++)
        if (inside(i, j, reach)) world.set(cx + i, y + tall + 1 + step, cz + j, roof);
  }
}
