/** A length of one unit, a share of a side, or the smallest of several, such as `min(62rem,140vw)`. */
type Length = string;

/** A round or oval light on a ground. */
export interface Spot {
  /** Its middle, as shares of the ground or as lengths from its start and top. */
  at: readonly [x: Length, y: Length];
  /** From its middle to where nothing of it is left. */
  radius: readonly [x: Length, y: Length];
  /** The colours from its middle outwards, as those of a gradient; they end at its edge. */
  stops: string;
}

/**
 * A light as one layer of a `background`. It is drawn in a box of its own size: in one as large as the screen, each point of
 * the screen is worked out for each light, which is half of what there is to draw before a phone shows the page.
 */
export function spot({ at, radius, stops }: Spot): string {
  const [x, y] = [0, 1].map((side) => start(at[side]!, radius[side]!));
  const [width, height] = radius.map((length) => times(length, 2));
  return `radial-gradient(closest-side,${stops}) ${x} ${y}/${width} ${height} no-repeat`;
}

/** Where the box begins, as `background-position`: there, a share is one of the room that the box leaves. */
function start(middle: Length, radius: Length): string {
  if (!middle.endsWith("%")) return `calc(${middle} - ${radius})`;
  const share = Number.parseFloat(middle) / 100;
  if (share === 0.5) return middle;
  return `calc(${middle} ${share < 0.5 ? "-" : "+"} ${times(radius, Math.abs(2 * share - 1))})`;
}

/** A length so many times. */
const times = (length: Length, factor: number) =>
  length.replace(/\d*\.?\d+/g, (number) => String(Number((Number(number) * factor).toFixed(3))));
