/** A length in one unit, a percentage of a side, or the smallest of several, such as `min(62rem,140vw)`. */
type Length = string;

/** A round or oval light on a background. */
export interface Spot {
  /** Its middle, as percentages of the background or as lengths from its start and top. */
  at: readonly [x: Length, y: Length];
  /** The distance from its middle to its edge. */
  radius: readonly [x: Length, y: Length];
  /** The colours from its middle outwards, as in a gradient; they end at its edge. */
  stops: string;
}

/** A light as a layer of a `background`, in its own box: in one as large as the screen, every pixel is computed. */
export function spot({ at, radius, stops }: Spot): string {
  const [x, y] = [0, 1].map((side) => start(at[side]!, radius[side]!));
  const [width, height] = radius.map((length) => times(length, 2));
  return `radial-gradient(closest-side,${stops}) ${x} ${y}/${width} ${height} no-repeat`;
}

/** The start of the box, as `background-position`. A percentage there refers to the space that the box leaves. */
function start(middle: Length, radius: Length): string {
  if (!middle.endsWith("%")) return `calc(${middle} - ${radius})`;
  const share = Number.parseFloat(middle) / 100;
  if (share === 0.5) return middle;
  return `calc(${middle} ${share < 0.5 ? "-" : "+"} ${times(radius, Math.abs(2 * share - 1))})`;
}

const times = (length: Length, factor: number) =>
  length.replace(/\d*\.?\d+/g, (number) => String(Number((Number(number) * factor).toFixed(3))));
