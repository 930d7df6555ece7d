import { kindOf, kinds, materials } from "./materials.mjs";
import { hash } from "../noise.mjs";
import { plantMask } from "./shapes.mjs";

/** The faces of a block in numeric order: +x, -x, +y, -y, +z, -z. */
export const normals = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

const masks = new Map(["tuft", "wheat", "flower", "fern"].map((plant) => [plant, plantMask(plant)]));
/** The distance beyond which holes in leaves are invisible. */
const HOLES_UNTIL = 110;
const WATER_LEVEL = 0.86;

/** A ray's hit: position, face, point on the face (u, v from 0 to 1) and material. */
export const newHit = () => ({ t: 0, x: 0, y: 0, z: 0, face: 0, material: 0, u: 0, v: 0, isGreen: false });

/**
 * Traces a ray through the world until it hits something. `seesWater: false` ignores water.
 * @returns whether something was hit within `limit`; the details are written to `hit`
 */
export function cast(world, ox, oy, oz, dx, dy, dz, limit, seesWater, hit) {
  const { width, height, depth, cells, cubes, across, along } = world;
  if (Math.abs(dx) < 1e-7) dx = 1e-7;
  if (Math.abs(dy) < 1e-7) dy = 1e-7;
  if (Math.abs(dz) < 1e-7) dz = 1e-7;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  const isEast = dx > 0;
  const isUp = dy > 0;
  const isSouth = dz > 0;
  let t = Math.max(
    0,
    ((isEast ? 0 : width) - ox) * ix,
    ((isUp ? 0 : height) - oy) * iy,
    ((isSouth ? 0 : depth) - oz) * iz,
  );
  const end = Math.min(
    limit,
    ((isEast ? width : 0) - ox) * ix,
    ((isUp ? height : 0) - oy) * iy,
    ((isSouth ? depth : 0) - oz) * iz,
  );
  if (t >= end) return false;
  if (t > 0) t += 1e-4;
  let x = Math.floor(ox + dx * t);
  let y = Math.floor(oy + dy * t);
  let z = Math.floor(oz + dz * t);
  let face = isUp ? 3 : 2;
  const stepX = isEast ? 1 : -1;
  const stepY = isUp ? 1 : -1;
  const stepZ = isSouth ? 1 : -1;
  let nextX = ((isEast ? x + 1 : x) - ox) * ix;
  let nextY = ((isUp ? y + 1 : y) - oy) * iy;
  let nextZ = ((isSouth ? z + 1 : z) - oz) * iz;
  const wideX = Math.abs(ix);
  const wideY = Math.abs(iy);
  const wideZ = Math.abs(iz);

  while (t < end && x >= 0 && y >= 0 && z >= 0 && x < width && y < height && z < depth) {
    if (cubes[(x >> 3) + across * ((z >> 3) + along * (y >> 3))] === 0) {
      const leaveX = ((isEast ? (x | 7) + 1 : x & ~7) - ox) * ix;
      const leaveY = ((isUp ? (y | 7) + 1 : y & ~7) - oy) * iy;
      const leaveZ = ((isSouth ? (z | 7) + 1 : z & ~7) - oz) * iz;
      t = Math.min(leaveX, leaveY, leaveZ);
      const px = Math.min(x | 7, Math.max(x & ~7, Math.floor(ox + dx * t)));
      const py = Math.min(y | 7, Math.max(y & ~7, Math.floor(oy + dy * t)));
      const pz = Math.min(z | 7, Math.max(z & ~7, Math.floor(oz + dz * t)));
      if (t === leaveX) {
        x = isEast ? (x | 7) + 1 : (x & ~7) - 1;
        y = py;
        z = pz;
        face = isEast ? 1 : 0;
      } else if (t === leaveY) {
        y = isUp ? (y | 7) + 1 : (y & ~7) - 1;
        x = px;
        z = pz;
        face = isUp ? 3 : 2;
      } else {
        z = isSouth ? (z | 7) + 1 : (z & ~7) - 1;
        x = px;
        y = py;
        face = isSouth ? 5 : 4;
      }
      nextX = ((isEast ? x + 1 : x) - ox) * ix;
      nextY = ((isUp ? y + 1 : y) - oy) * iy;
      nextZ = ((isSouth ? z + 1 : z) - oz) * iz;
      continue;
    }
    const material = cells[x + width * (z + depth * y)];
    if (material !== 0) {
      const kind = kindOf[material];
      hit.x = x;
      hit.y = y;
      hit.z = z;
      hit.material = material;
      if (kind === kinds.solid || kind === kinds.holes) {
        place(hit, face, t, ox + dx * t - x, oy + dy * t - y, oz + dz * t - z);
        if (kind === kinds.solid || t > HOLES_UNTIL || !isHole(hit)) return true;
      } else if (kind === kinds.water) {
        if (seesWater && meetsWater(world, hit, face, t, Math.min(nextX, nextY, nextZ), oy, dy)) return true;
      } else if (kind === kinds.plant) {
        if (meetsPlant(hit, t, Math.min(nextX, nextY, nextZ), ox, oy, oz, dx, dy, dz)) return true;
      } else if (meetsBoxes(hit, t, ox, oy, oz, dx, dy, dz, ix, iy, iz)) return true;
    }
    if (nextX < nextY && nextX < nextZ) {
      t = nextX;
      nextX += wideX;
      x += stepX;
      face = isEast ? 1 : 0;
    } else if (nextY < nextZ) {
      t = nextY;
      nextY += wideY;
      y += stepY;
      face = isUp ? 3 : 2;
    } else {
      t = nextZ;
      nextZ += wideZ;
      z += stepZ;
      face = isSouth ? 5 : 4;
    }
  }
  return false;
}

/** Writes the hit point of a face: u to the right, v downwards, x, y and z within the block. */
function place(hit, face, t, x, y, z) {
  hit.face = face;
  hit.t = t;
  hit.isGreen = false;
  hit.u = face < 2 ? z : x;
  hit.v = face === 2 || face === 3 ? z : 1 - y;
}

/** The index of a face's point among its 256. */
export function pointOf({ u, v }) {
  const x = Math.min(15, Math.max(0, Math.floor(u * 16)));
  const y = Math.min(15, Math.max(0, Math.floor(v * 16)));
  return y * 16 + x;
}

const isHole = (hit) => hash(pointOf(hit), hit.x * 3 + hit.face, hit.y * 7 + hit.z, 5) < 0.2;

function meetsWater(world, hit, face, t, leaves, oy, dy) {
  const above = world.at(hit.x, hit.y + 1, hit.z);
  if (kindOf[above] === kinds.water) {
    if (face === 2 || face === 3) return false;
    hit.t = t;
    hit.face = face;
    return true;
  }
  const surface = (hit.y + WATER_LEVEL - oy) / dy;
  if (surface < t || surface > leaves || dy > 0) return false;
  hit.t = surface;
  hit.face = 2;
  return true;
}

function meetsPlant(hit, t, leaves, ox, oy, oz, dx, dy, dz) {
  const { plant } = materials[hit.material];
  const mask = masks.get(plant);
  const shift = (hash(hit.x, hit.y, hit.z, 6) - 0.5) * 0.3;
  const first = (hit.x - hit.z - (ox - oz)) / (dx - dz);
  const second = (hit.x + hit.z + 1 + shift - (ox + oz)) / (dx + dz);
  for (const [way, isFirst] of first < second
    ? [
        [first, true],
        [second, false],
      ]
    : [
        [second, false],
        [first, true],
      ]) {
    if (!(way > t && way < leaves)) continue;
    const u = ox + dx * way - hit.x;
    const v = hit.y + 1 - (oy + dy * way);
    const point = Math.floor(v * 16) * 16 + Math.floor((isFirst ? u : 1 - u) * 16);
    if (!mask[point]) continue;
    hit.t = way;
    hit.face = 2;
    hit.u = u;
    hit.v = v;
    hit.isGreen = mask[point] === 2;
    return true;
  }
  return false;
}

function meetsBoxes(hit, from, ox, oy, oz, dx, dy, dz, ix, iy, iz) {
  let nearest = Infinity;
  let face = 0;
  for (const [x0, y0, z0, x1, y1, z1] of materials[hit.material].boxes) {
    const inX = (hit.x + (dx > 0 ? x0 : x1) - ox) * ix;
    const inY = (hit.y + (dy > 0 ? y0 : y1) - oy) * iy;
    const inZ = (hit.z + (dz > 0 ? z0 : z1) - oz) * iz;
    const out = Math.min(
      (hit.x + (dx > 0 ? x1 : x0) - ox) * ix,
      (hit.y + (dy > 0 ? y1 : y0) - oy) * iy,
      (hit.z + (dz > 0 ? z1 : z0) - oz) * iz,
    );
    const enters = Math.max(inX, inY, inZ);
    if (enters >= out || enters >= nearest || enters < from - 1e-3 || enters <= 1e-4) continue;
    nearest = enters;
    face = enters === inX ? (dx > 0 ? 1 : 0) : enters === inY ? (dy > 0 ? 3 : 2) : dz > 0 ? 5 : 4;
  }
  if (nearest === Infinity) return false;
  place(hit, face, nearest, ox + dx * nearest - hit.x, oy + dy * nearest - hit.y, oz + dz * nearest - hit.z);
  return true;
}
