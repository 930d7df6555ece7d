/** Converts light to a picture: bloom, a film-like tone curve, more saturation, a vignette. */

const film = (value) => {
  const light = Math.max(0, value);
  return Math.min(1, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));
};

/**
 * @param image red, green and blue of each pixel, linear
 * @returns red, green, blue and alpha of each pixel, 0 to 255
 */
export function develop(
  image,
  width,
  height,
  { exposure = 1, glare = 0.14, color = 1.08, corners = 0.16, warmth = 0 } = {},
) {
  const halo = blurredBright(image, width, height, exposure);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const tint = [1 + warmth, 1, 1 - warmth];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const aside = (x / width - 0.5) * 2;
      const aback = (y / height - 0.5) * 2;
      const dim = 1 - corners * Math.min(1, (aside * aside + aback * aback) / 2) ** 1.5;
      const rgb = [0, 1, 2].map((k) =>
        film((image[index * 3 + k] * exposure + halo(x, y, k) * glare) * dim * tint[k] * 0.78),
      );
      const grey = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
      for (let k = 0; k < 3; k++)
        pixels[index * 4 + k] = 255 * Math.max(0, grey + (rgb[k] - grey) * color) ** (1 / 2.2);
      pixels[index * 4 + 3] = 255;
    }
  return pixels;
}

const STEP = 8;

function blurredBright(image, width, height, exposure) {
  const across = Math.ceil(width / STEP);
  const down = Math.ceil(height / STEP);
  let small = new Float32Array(across * down * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (Math.floor(y / STEP) * across + Math.floor(x / STEP)) * 3;
      for (let k = 0; k < 3; k++)
        small[to + k] += Math.max(0, image[from + k] * exposure - 0.85) / (STEP * STEP);
    }
  for (const radius of [2, 5, 9]) {
    small = blur(small, across, down, radius, 1, 0);
    small = blur(small, across, down, radius, 0, 1);
  }
  return (x, y, k) => {
    const a = Math.min(across - 1.001, Math.max(0, x / STEP - 0.5));
    const b = Math.min(down - 1.001, Math.max(0, y / STEP - 0.5));
    const left = Math.floor(a);
    const top = Math.floor(b);
    const at = (i, j) => small[((top + j) * across + left + i) * 3 + k];
    const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * (a - left);
    const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * (a - left);
    return upper + (lower - upper) * (b - top);
  };
}

function blur(from, across, down, radius, stepX, stepY) {
  const to = new Float32Array(from.length);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (let shift = -radius; shift <= radius; shift++) {
        const i = Math.min(across - 1, Math.max(0, x + shift * stepX));
        const j = Math.min(down - 1, Math.max(0, y + shift * stepY));
        const weight = (1 - Math.abs(shift) / (radius + 1)) / (radius + 1);
        for (let k = 0; k < 3; k++) to[(y * across + x) * 3 + k] += from[(j * across + i) * 3 + k] * weight;
      }
  return to;
}
