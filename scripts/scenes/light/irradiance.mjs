import { cast, newHit, normals } from "../world/cast.mjs";
import { materials } from "../world/materials.mjs";

const RAYS = 36;
const REACH = 40;
const LAMPS_REACH = 15;

/** Directions over a face's hemisphere, cosine-weighted: [x, y, z] each. */
function directionsOf(face) {
  const [nx, ny, nz] = normals[face];
  const across = ny === 0 ? [0, 1, 0] : [1, 0, 0];
  const along = [
    ny * across[2] - nz * across[1],
    nz * across[0] - nx * across[2],
    nx * across[1] - ny * across[0],
  ];
  return Array.from({ length: RAYS }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / RAYS);
    const angle = index * 2.399963;
    const a = radius * Math.cos(angle);
    const b = radius * Math.sin(angle);
    const c = Math.sqrt(1 - radius * radius);
    return [0, 1, 2].map((k) => a * across[k] + b * along[k] + c * normals[face][k]);
  });
}
const directions = normals.map((_, face) => directionsOf(face));

/**
 * The light at the corners of faces from the sky, lit surfaces and lamps. It is computed on demand, cached, and
 * interpolated between corners.
 */
export function makeIrradiance(world, sky, lampStrength) {
  const known = new Map();
  let values = new Float32Array(3 << 16);
  let count = 0;
  const hit = newHit();
  const shadow = newHit();
  const color = [0, 0, 0];
  const lampsIn = groupLamps(world.lights);

  function corner(x, y, z, face) {
    const key = ((y * (world.depth + 1) + z) * (world.width + 1) + x) * 6 + face;
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = count++ * 3;
    if (index + 3 > values.length) {
      const larger = new Float32Array(values.length * 2);
      larger.set(values);
      values = larger;
    }
    gather(x, y, z, face, index);
    known.set(key, index);
    return index;
  }

  function gather(x, y, z, face, index) {
    const [nx, ny, nz] = normals[face];
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let ray = 0; ray < RAYS; ray++) {
      const [dx, dy, dz] = directions[face][ray];
      // The rays start around the corner, for soft shading next to other blocks.
      const aside = ((ray * 0.618) % 1) - 0.5;
      const aback = ((ray * 0.382 + 0.25) % 1) - 0.5;
      const ox = x + nx * 0.02 + (nx ? 0 : aside);
      const oy = y + ny * 0.02 + (ny ? 0 : nx ? aside : aback);
      const oz = z + nz * 0.02 + (nz ? 0 : aback);
      if (!cast(world, ox, oy, oz, dx, dy, dz, REACH, true, hit)) {
        sky.look(dx, dy, dz, color, false);
        if (dy < 0) for (let k = 0; k < 3; k++) color[k] *= 0.35;
        red += color[0];
        green += color[1];
        blue += color[2];
        continue;
      }
      if (hit.t < 0.02) continue;
      const material = materials[hit.material];
      const mean = material.means[hit.face];
      const [mx, my, mz] = normals[hit.face];
      const facing = mx * sky.sun[0] + my * sky.sun[1] + mz * sky.sun[2];
      let lit = 0;
      if (facing > 0) {
        const at = hit.t - 1e-3;
        const isDark = cast(
          world,
          ox + dx * at,
          oy + dy * at,
          oz + dz * at,
          sky.sun[0],
          sky.sun[1],
          sky.sun[2],
          60,
          false,
          shadow,
        );
        if (!isDark) lit = facing;
      }
      sky.look(mx * 0.5, 0.6, mz * 0.5, color, false);
      const open = 0.28;
      red += mean[0] * (sky.sunColor[0] * lit + color[0] * open);
      green += mean[1] * (sky.sunColor[1] * lit + color[1] * open);
      blue += mean[2] * (sky.sunColor[2] * lit + color[2] * open);
    }
    values[index] = red / RAYS;
    values[index + 1] = green / RAYS;
    values[index + 2] = blue / RAYS;
    addLamps(x + nx * 0.06, y + ny * 0.06, z + nz * 0.06, nx, ny, nz, index);
  }

  function addLamps(x, y, z, nx, ny, nz, index) {
    const lamps = lampsIn(x, y, z);
    if (!lamps) return;
    for (const lamp of lamps) {
      const dx = lamp.x - x;
      const dy = lamp.y - y;
      const dz = lamp.z - z;
      const way = Math.hypot(dx, dy, dz);
      if (way > LAMPS_REACH) continue;
      const facing = (dx * nx + dy * ny + dz * nz) / way;
      const soft = 0.25 + 0.75 * facing;
      if (soft <= 0) continue;
      const isDark =
        way > 1.2 && cast(world, x, y, z, dx / way, dy / way, dz / way, way - 0.9, false, shadow);
      if (isDark) continue;
      const fade = (1 - way / LAMPS_REACH) ** 2;
      const light = (lampStrength * soft * fade) / (1.2 + 0.22 * way * way);
      for (let k = 0; k < 3; k++) values[index + k] += lamp.cast[k] * light;
    }
  }

  /**
   * Writes the light at a point of a face of the block at x, y, z into `out`. u and v are the position on the face from
   * 0 to 1.
   */
  return function irradiance(x, y, z, face, u, v, out) {
    let a, b, c, d;
    if (face < 2) {
      const side = face === 0 ? x + 1 : x;
      a = corner(side, y + 1, z, face);
      b = corner(side, y + 1, z + 1, face);
      c = corner(side, y, z, face);
      d = corner(side, y, z + 1, face);
    } else if (face < 4) {
      const side = face === 2 ? y + 1 : y;
      a = corner(x, side, z, face);
      b = corner(x + 1, side, z, face);
      c = corner(x, side, z + 1, face);
      d = corner(x + 1, side, z + 1, face);
    } else {
      const side = face === 4 ? z + 1 : z;
      a = corner(x, y + 1, side, face);
      b = corner(x + 1, y + 1, side, face);
      c = corner(x, y, side, face);
      d = corner(x + 1, y, side, face);
    }
    for (let k = 0; k < 3; k++) {
      const upper = values[a + k] + (values[b + k] - values[a + k]) * u;
      const lower = values[c + k] + (values[d + k] - values[c + k]) * u;
      out[k] = upper + (lower - upper) * v;
    }
  };
}

/** Returns a function that finds the lamps near a point. */
function groupLamps(lights) {
  const groups = new Map();
  const keyOf = (x, y, z) => `${x >> 4},${y >> 4},${z >> 4}`;
  for (const light of lights)
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (let k = -1; k <= 1; k++) {
          const key = keyOf(
            Math.floor(light.x) + i * 16,
            Math.floor(light.y) + j * 16,
            Math.floor(light.z) + k * 16,
          );
          if (!groups.has(key)) groups.set(key, []);
          groups.get(key).push(light);
        }
  if (groups.size === 0) return () => undefined;
  return (x, y, z) => groups.get(keyOf(Math.floor(x), Math.floor(y), Math.floor(z)));
}
