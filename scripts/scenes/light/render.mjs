import { cast, newHit, normals, pointOf } from "../world/cast.mjs";
import { hash, noise, ramp } from "../noise.mjs";
import { kinds, materials, VARIANTS } from "../world/materials.mjs";
import { makeIrradiance } from "./irradiance.mjs";
import { makeSky } from "./sky.mjs";

const PATTERN_FROM = 60;
const PATTERN_UNTIL = 190;

/**
 * Renders a camera's view.
 *
 * @param scene `world`; `camera`: `from` and `to` (points), `angle` (of the height, in degrees), or `width` (in blocks)
 * for a view without perspective, `above` (how high above the ground, instead of `from`'s height); `sky` (see
 * sky.mjs); `fog`: `density`, `height`, `color` (without it, the sky's); `lamps`: how strong they are; `ambient`: light
 * where neither sky nor lamp is seen; `abyss`: the colour below the horizon
 * @param isFine whether to trace more rays at edges
 * @returns red, green and blue of each pixel, linear
 */
export function render(scene, width, height, isFine) {
  const { world, camera, fog } = scene;
  world.collectLights();
  const sky = makeSky(scene.sky);
  const irradiance = makeIrradiance(world, sky, scene.lamps ?? 1);
  const image = new Float32Array(width * height * 3);
  const eye =
    camera.above === undefined ? camera.from[1] : world.ground(camera.from[0], camera.from[2]) + camera.above;
  const ray = rayOf({ ...camera, from: [camera.from[0], eye, camera.from[2]] }, width / height);
  const suns = softSuns(sky.sun, scene.sky.soft ?? 0.012);
  const hit = newHit();
  const shadow = newHit();
  const light = [0, 0, 0];
  const ambient = scene.ambient ?? [0, 0, 0];
  const haze = [0, 0, 0];

  /** Writes the light along a ray into `out`. */
  function trace(ox, oy, oz, dx, dy, dz, depth, sample, out) {
    if (!cast(world, ox, oy, oz, dx, dy, dz, 1200, depth < 2, hit)) {
      sky.look(dx, dy, dz, out, true);
      if (dy < 0.02 && scene.abyss)
        for (let k = 0; k < 3; k++)
          out[k] = scene.abyss[k] + (out[k] - scene.abyss[k]) * ramp(-0.5, 0.05, dy);
      return;
    }
    const { t, face, x, y, z } = hit;
    const material = materials[hit.material];
    const px = ox + dx * t;
    const py = oy + dy * t;
    const pz = oz + dz * t;
    if (material.kind === kinds.water) {
      shadeWater(px, py, pz, dx, dy, dz, t, depth, sample, out);
      if (depth === 0) addFog(oy, dx, dy, dz, t, out);
      return;
    }
    const { u, v, isGreen } = hit;
    const point = pointOf(hit);
    const variant = Math.floor(hash(x, y, z, 3) * VARIANTS);
    const far = ramp(PATTERN_FROM, PATTERN_UNTIL, t);
    const base = (variant * 256 + point) * 3;
    const points = material.points[face];
    const mean = material.means[face];
    const tone = 0.93 + 0.14 * noise(x / 9 + y / 13, z / 9, 19);
    const glow = material.light;
    const sunlight = sunOn(material, face, px, py, pz, dx, dz, sample);
    irradiance(x, y, z, face, u, v, light);
    for (let k = 0; k < 3; k++) {
      const color = isGreen
        ? [0.1, 0.22, 0.05][k]
        : (points[base + k] + (mean[k] - points[base + k]) * far) * tone;
      out[k] =
        color * (sky.sunColor[k] * sunlight + light[k] + ambient[k]) +
        glow[k] * (glow[k] ? 0.4 + 0.6 * (points[base + k] / (mean[k] + 1e-4)) : 0);
    }
    addFog(oy, dx, dy, dz, t, out);
  }

  function sunOn(material, face, px, py, pz, dx, dz, sample) {
    const [sx, sy, sz] = suns[sample % suns.length];
    const [nx, ny, nz] = normals[face];
    let facing = nx * sx + ny * sy + nz * sz;
    // Leaves and grass are translucent.
    if (material.kind === kinds.holes)
      facing = Math.max(0.18, facing * 0.85 + 0.15) + 0.25 * Math.max(0, dx * sx + dz * sz);
    else if (material.kind === kinds.plant) facing = 0.5 * sy + 0.3 + 0.2 * Math.max(0, dx * sx + dz * sz);
    if (facing <= 0) return 0;
    const lift = 2e-3;
    return cast(world, px + nx * lift, py + ny * lift, pz + nz * lift, sx, sy, sz, 260, false, shadow)
      ? 0
      : facing;
  }

  function shadeWater(px, py, pz, dx, dy, dz, t, depth, sample, out) {
    const calm = 1 / (1 + t * 0.02);
    const size = (scene.waves ?? 0.05) * calm;
    const bend = (seed) =>
      noise(px * 0.7 + 5, pz * 0.7, seed) + 0.5 * noise(px * 1.9, pz * 1.9 + 3, seed + 1) - 0.75;
    let nx = bend(31) * size * 2;
    let nz = bend(41) * size * 2;
    const ny = 1 / Math.hypot(nx, 1, nz);
    nx *= ny;
    nz *= ny;
    const facing = Math.max(0, -(dx * nx + dy * ny + dz * nz));
    const mirror = 0.03 + 0.97 * (1 - facing) ** 5;
    const depthOfWater = cast(world, px, py - 0.01, pz, dx, dy, dz, 40, false, hit) ? hit.t : 40;
    const tint = scene.water ?? [0.035, 0.16, 0.19];
    const below = [0, 0, 0];
    if (depthOfWater < 30) trace(px, py - 0.01, pz, dx, dy, dz, 2, sample, below);
    sky.look(0, 1, 0, haze, false);
    const deep = Math.exp(-depthOfWater * 0.19);
    const seen = [0, 0, 0];
    const rx = dx + 2 * facing * nx;
    const ry = Math.max(0.012, dy + 2 * facing * ny);
    const rz = dz + 2 * facing * nz;
    const length = Math.hypot(rx, ry, rz);
    if (depth === 0) trace(px, py + 0.01, pz, rx / length, ry / length, rz / length, 1, sample, seen);
    else sky.look(rx / length, ry / length, rz / length, seen, false);
    const ambient = (haze[0] + haze[1] + haze[2]) / 3 + 0.35 * sky.sunColor[1] * Math.max(0, sky.sun[1]);
    for (let k = 0; k < 3; k++) {
      const body = below[k] * deep * [0.75, 0.95, 0.97][k] + tint[k] * ambient * (1 - deep) * 1.6;
      out[k] = body * (1 - mirror) + seen[k] * mirror;
    }
  }

  function addFog(oy, dx, dy, dz, t, out) {
    if (!fog) return;
    const fall = fog.height ?? 60;
    const slope = Math.abs(dy) < 1e-3 ? 1e-3 : dy;
    const thick =
      (fog.density * fall * Math.exp(-(oy - (fog.base ?? 0)) / fall) * (1 - Math.exp((-t * slope) / fall))) /
      slope;
    const share = Math.min(fog.most ?? 1, 1 - Math.exp(-thick));
    if (share <= 0.001) return;
    sky.look(dx, Math.max(0.03, dy * 0.4), dz, haze, false);
    for (let k = 0; k < 3; k++)
      out[k] += ((fog.color ? fog.color[k] + (haze[k] - fog.color[k]) * 0.35 : haze[k]) - out[k]) * share;
  }

  const out = [0, 0, 0];
  /** Adds the light of one ray of a pixel. Its brightness is limited, because a lamp would make edges jagged. */
  function addRay(row, column, sample, image) {
    const [shiftX, shiftY] = spotsInPixel[sample];
    ray((column + 0.5 + shiftX) / width, (row + 0.5 + shiftY) / height, beam);
    trace(...beam, 0, sample, out);
    const index = (row * width + column) * 3;
    for (let k = 0; k < 3; k++) image[index + k] += Math.min(out[k], 6);
  }
  const beam = [0, 0, 0, 0, 0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) addRay(row, column, 0, image);
  if (isFine) refine(image, width, height, addRay);
  return image;
}

/** The offsets of a pixel's rays from its middle, like the corners of a rotated square. */
const spotsInPixel = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [0.125, 0.375],
  [-0.375, 0.125],
];

/** Traces three more rays for each pixel that differs from a neighbour. */
function refine(image, width, height, addRay) {
  const tone = (index) =>
    Math.cbrt(image[index * 3]) + Math.cbrt(image[index * 3 + 1]) + Math.cbrt(image[index * 3 + 2]);
  const tones = Float32Array.from({ length: width * height }, (_, index) => tone(index));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      const differs = (other) => Math.abs(tones[index] - tones[other]) > 0.12;
      const isEdge =
        (column > 0 && differs(index - 1)) ||
        (column < width - 1 && differs(index + 1)) ||
        (row > 0 && differs(index - width)) ||
        (row < height - 1 && differs(index + width));
      if (!isEdge) continue;
      for (let sample = 1; sample < 4; sample++) addRay(row, column, sample, image);
      for (let k = 0; k < 3; k++) image[index * 3 + k] /= 4;
    }
}

/**
 * Returns a function that writes the origin and direction of the ray for a point of the picture (0 to 1) into `beam`.
 */
function rayOf({ from, to, angle = 50, width }, ratio) {
  const forward = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const right = unit([-forward[2], 0, forward[0]]);
  const up = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const reach = width ? 0 : Math.tan((angle * Math.PI) / 360);
  return (x, y, beam) => {
    const a = (x * 2 - 1) * reach * ratio;
    const b = (1 - y * 2) * reach;
    const length = Math.sqrt(1 + a * a + b * b);
    for (let k = 0; k < 3; k++) {
      beam[k] = from[k] + (width ? right[k] * (x - 0.5) * width + up[k] * (((0.5 - y) * width) / ratio) : 0);
      beam[k + 3] = (forward[k] + right[k] * a + up[k] * b) / length;
    }
  };
}

function unit([x, y, z]) {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Directions around the sun's, for soft shadows. */
function softSuns([x, y, z], size) {
  const spots = [
    [1, 0.4],
    [-0.4, 1],
    [-1, -0.4],
    [0.4, -1],
  ];
  return spots.map(([a, b]) => unit([x + a * size, y + b * size * 0.5, z + b * size]));
}
