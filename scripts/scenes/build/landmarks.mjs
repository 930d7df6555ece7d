import { house, tower } from "./houses.mjs";

/** A windmill whose sails face +z. */
export function windmill(world, x, z, { y = world.ground(x, z) } = {}) {
  const tall = 17;
  for (let level = -6; level <= tall; level++) {
    const radius = 5.2 - Math.max(0, level) * 0.13;
    for (let j = -6; j <= 6; j++)
      for (let i = -6; i <= 6; i++)
        if (Math.hypot(i, j) < radius) world.set(x + i, y + level, z + j, level < 5 ? "cobble" : "plaster");
  }
  for (let step = 0; step < 6; step++)
    for (let j = -5; j <= 5; j++)
      for (let i = -5; i <= 5; i++)
        if (Math.hypot(i, j) < 4.2 - step * 0.7) world.set(x + i, y + tall + step, z + j, "roofDark");
  world.fill(x, y + 1, z + 5, x, y + 2, z + 5, "darkPlank");
  world.fill(x, y + 9, z + 4, x, y + 10, z + 4, "litPane");
  const hub = y + tall - 2;
  world.fill(x, hub, z + 3, x, hub, z + 6, "oak");
  for (let sail = 0; sail < 4; sail++) {
    const angle = sail * (Math.PI / 2) + 0.5;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    for (let way = 1; way <= 14; way += 0.5) {
      world.set(x + dx * way, hub + dy * way, z + 6, "oak");
      if (way > 3)
        for (let side = 1; side <= 3; side++)
          world.set(x + dx * way - dy * side, hub + dy * way + dx * side, z + 6, "white");
    }
  }
}

/** A lighthouse with stripes in two colours and a lit lamp. */
export function lighthouse(world, x, z, { y = world.ground(x, z), tall = 34 } = {}) {
  for (let level = -8; level <= tall; level++) {
    const radius = 5.4 - Math.max(0, level) * 0.065;
    const name = level < 1 ? "stoneBrick" : Math.floor(level / 6) % 2 ? "red" : "white";
    for (let j = -6; j <= 6; j++)
      for (let i = -6; i <= 6; i++) if (Math.hypot(i, j) < radius) world.set(x + i, y + level, z + j, name);
  }
  for (let j = -5; j <= 5; j++)
    for (let i = -5; i <= 5; i++) {
      const way = Math.hypot(i, j);
      if (way < 5.2) world.set(x + i, y + tall + 1, z + j, "darkIron");
      if (way < 5.2 && way > 4.2) world.set(x + i, y + tall + 2, z + j, "stoneBrick:low");
      if (way < 2.4) world.fill(x + i, y + tall + 2, z + j, x + i, y + tall + 5, z + j, "lamp");
      if (way < 4) world.set(x + i, y + tall + 6, z + j, "red");
      if (way < 2.4) world.set(x + i, y + tall + 7, z + j, "red");
    }
  for (let level = 6; level < tall; level += 9)
    world.fill(x, y + level, z + 5, x, y + level + 1, z + 5, "litPane");
}

/** A hall with three storeys and curved roofs, for a garden with a pond. */
export function pagoda(world, x, z, { y = world.ground(x, z), storeys = 3 } = {}) {
  let reach = 8;
  let level = y;
  world.fill(x - 10, y - 5, z - 10, x + 10, y, z + 10, "stoneBrick");
  for (let storey = 0; storey < storeys; storey++) {
    world.fill(x - reach + 2, level + 1, z - reach + 2, x + reach - 2, level + 5, z + reach - 2, "redPlank");
    for (let side = -reach + 4; side <= reach - 4; side += 3)
      for (const [i, j] of [
        [side, reach - 2],
        [side, -reach + 2],
        [reach - 2, side],
        [-reach + 2, side],
      ])
        world.fill(x + i, level + 2, z + j, x + i, level + 4, z + j, "litPane");
    for (const i of [-reach + 2, reach - 2])
      for (const j of [-reach + 2, reach - 2])
        world.fill(x + i, level + 1, z + j, x + i, level + 5, z + j, "cherry");
    for (let step = 0; step < 4; step++) {
      const wide = reach + 1 - step * 1.5;
      for (let i = -Math.ceil(wide); i <= wide; i++)
        for (let j = -Math.ceil(wide); j <= wide; j++) {
          const isCorner = Math.abs(i) > wide - 1.5 && Math.abs(j) > wide - 1.5;
          if (Math.max(Math.abs(i), Math.abs(j)) <= wide)
            world.set(x + i, level + 6 + step + (step === 0 && isCorner ? 1 : 0), z + j, "roofGreen");
        }
    }
    for (const i of [-reach, reach])
      for (const j of [-reach, reach]) world.put(x + i, level + 5, z + j, "lantern");
    level += 8;
    reach -= 2;
  }
  world.fill(x, level + 1, z, x, level + 5, z, "gold");
}

/** A castle: walls with battlements between four towers, and a keep. */
export function castleAt(world, { x: cx, z: cz, height: y }) {
  for (let i = -15; i <= 15; i++)
    for (const [px, pz] of [
      [cx + i, cz - 15],
      [cx + i, cz + 15],
      [cx - 15, cz + i],
      [cx + 15, cz + i],
    ]) {
      world.fill(px, y - 14, pz, px, y + 8, pz, "stoneBrick");
      if (i % 2 === 0) world.set(px, y + 9, pz, "stoneBrick");
    }
  world.fill(cx - 1, y + 1, cz + 15, cx + 2, y + 4, cz + 15, "darkPlank");
  for (const [i, j] of [
    [-15, -15],
    [15, -15],
    [-15, 15],
    [15, 15],
  ])
    tower(world, cx + i, cz + j, { radius: 4, tall: 16, roof: "roofBlue", y });
  tower(world, cx - 3, cz - 3, { radius: 7, tall: 30, wall: "paleBrick", roof: "roofBlue", y });
  house(world, cx + 3, cz + 2, { width: 11, depth: 8, storeys: 2, wall: "paleBrick", roof: "roofBlue", y });
}
