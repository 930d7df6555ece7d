import { hash, hills, ramp } from "../noise.mjs";

/**
 * The sky of a scene. `settings`: `sun` (a direction towards it), `sunColor`, `zenith`, `horizon`, `glow` (the
 * colour around the sun), all linear, 1 being a lit white surface; `clouds` from 0 to 1, `cloudColor`, `shade`
 * (of clouds), `stars` from 0 to 1, `disc` (how bright the sun or moon itself is).
 */
export function makeSky(settings) {
  const [a, b, c] = settings.sun;
  const size = Math.hypot(a, b, c);
  const sun = [a / size, b / size, c / size];
  const {
    sunColor,
    zenith,
    horizon,
    glow,
    clouds = 0,
    cloudColor = [1, 1, 1],
    shade = [0.5, 0.55, 0.65],
    stars = 0,
    disc = 12,
    discSize = 0.9994,
  } = settings;
  const drift = settings.drift ?? 0;
  const cover = 1 - clouds;

  /** Writes the light from a direction into `out`. `isFine` includes clouds, stars and the sun. */
  function look(dx, dy, dz, out, isFine) {
    const up = Math.max(0, dy);
    const rise = 1 - Math.pow(1 - up, 3.2);
    const near = Math.max(0, dx * sun[0] + dy * sun[1] + dz * sun[2]);
    const flare = Math.pow(near, 8) * 0.55 + Math.pow(near, 90) * 0.8;
    const low = Math.pow(1 - up, 5) * Math.pow(near, 2.5) * 0.7;
    for (let k = 0; k < 3; k++)
      out[k] = horizon[k] + (zenith[k] - horizon[k]) * rise + glow[k] * (flare + low);
    if (!isFine || dy < 0.015) return;
    if (stars > 0) addStars(dx, dy, dz, out);
    if (disc > 0 && near > discSize) {
      const edge = ramp(discSize, discSize + (1 - discSize) * 0.25, near);
      for (let k = 0; k < 3; k++) out[k] += sunColor[k] * disc * edge;
    }
    if (clouds > 0) addClouds(dx, dy, dz, near, out);
  }

  function addStars(dx, dy, dz, out) {
    const scale = 210;
    const x = Math.floor(dx * scale);
    const y = Math.floor(dy * scale);
    const z = Math.floor(dz * scale);
    const chance = hash(x, y, z, 61);
    if (chance < 0.9975) return;
    const light = stars * (0.25 + 1.6 * hash(x, y, z, 62) ** 3) * ramp(0.02, 0.25, dy);
    out[0] += light * 0.95;
    out[1] += light;
    out[2] += light * 1.15;
  }

  const thickness = (x, z) => {
    const bank = hills(x * 0.55 + 3.1, z * 0.55, 3, 77);
    const puff = hills(x * 2.1, z * 2.1, 5, 78);
    return ramp(cover - 0.06, cover + 0.3, bank * 0.62 + puff * 0.38 + 0.12);
  };

  function addClouds(dx, dy, dz, near, out) {
    const way = 1 / (dy + 0.06);
    const x = dx * way * 1.25 + drift;
    const z = dz * way * 1.25 + drift * 0.6;
    const here = thickness(x, z);
    if (here <= 0) return;
    const towards = thickness(x + sun[0] * 0.12, z + sun[2] * 0.12);
    const lit = Math.max(0, Math.min(1, 0.72 - (towards - here * 0.35) * 0.7)) + Math.pow(near, 12) * 0.5;
    const cover = here * 0.94 * ramp(0.015, 0.14, dy);
    for (let k = 0; k < 3; k++) {
      const color = shade[k] + (cloudColor[k] - shade[k]) * lit;
      out[k] += (color - out[k]) * cover;
    }
  }

  return { sun, sunColor, look };
}
