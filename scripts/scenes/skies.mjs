/** Skies that several scenes share. Directions point to the sun; colours are linear, 1 is a lit white surface. */

/** The sun's direction, `height` degrees above the horizon and `turn` degrees from +x towards +z. */
export function sunAt(height, turn) {
  const h = (height * Math.PI) / 180;
  const t = (turn * Math.PI) / 180;
  return [Math.cos(h) * Math.cos(t), Math.sin(h), Math.cos(h) * Math.sin(t)];
}

export const morning = (turn, height = 22) => ({
  sun: sunAt(height, turn),
  sunColor: [2.9, 2.25, 1.5],
  zenith: [0.2, 0.42, 0.82],
  horizon: [0.82, 0.84, 0.86],
  glow: [0.55, 0.34, 0.14],
  clouds: 0.52,
  cloudColor: [1.35, 1.2, 1.05],
  shade: [0.6, 0.64, 0.76],
});

export const noon = (turn, height = 48) => ({
  sun: sunAt(height, turn),
  sunColor: [2.6, 2.4, 2.05],
  zenith: [0.13, 0.36, 0.82],
  horizon: [0.62, 0.8, 0.98],
  glow: [0.25, 0.2, 0.12],
  clouds: 0.5,
  cloudColor: [1.4, 1.4, 1.38],
  shade: [0.62, 0.7, 0.84],
});

export const evening = (turn, height = 9) => ({
  sun: sunAt(height, turn),
  sunColor: [3.1, 1.65, 0.68],
  zenith: [0.16, 0.25, 0.52],
  horizon: [0.9, 0.6, 0.42],
  glow: [1.0, 0.42, 0.1],
  clouds: 0.56,
  cloudColor: [1.7, 0.95, 0.6],
  shade: [0.34, 0.3, 0.44],
  disc: 6,
  discSize: 0.9992,
});

export const dusk = (turn, height = 4) => ({
  sun: sunAt(height, turn),
  sunColor: [0.9, 0.42, 0.3],
  zenith: [0.06, 0.09, 0.26],
  horizon: [0.62, 0.34, 0.36],
  glow: [0.8, 0.26, 0.12],
  clouds: 0.5,
  cloudColor: [0.9, 0.44, 0.42],
  shade: [0.14, 0.13, 0.27],
  stars: 0.7,
  disc: 0,
});

export const night = (turn, height = 36) => ({
  sun: sunAt(height, turn),
  sunColor: [0.2, 0.27, 0.44],
  zenith: [0.012, 0.024, 0.075],
  horizon: [0.055, 0.085, 0.18],
  glow: [0.05, 0.07, 0.12],
  clouds: 0.3,
  cloudColor: [0.13, 0.16, 0.26],
  shade: [0.03, 0.04, 0.09],
  stars: 1.5,
  disc: 9,
  discSize: 0.9996,
});
