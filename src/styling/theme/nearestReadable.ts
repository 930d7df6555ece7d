import { contrast } from "./contrast";

/** A colour that has to stand out from another one. */
export interface Demand {
  against: string;
  least: number;
}

/**
 * The colour nearest to a given one that meets every demand: of the same hue, only lighter or darker.
 * @param color - as #rgb or #rrggbb
 * @returns as #rrggbb; `undefined` when no lightness meets all demands
 */
export function nearestReadable(color: string, demands: readonly Demand[]): string | undefined {
  const passes = (candidate: string) =>
    demands.every(({ against, least }) => contrast(candidate, against) >= least);
  for (let step = 0; step <= 100; step++) {
    for (const target of ["#ffffff", "#000000"]) {
      const candidate = mix(color, target, step / 100);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

/** One colour with a share of another. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [channels(color), channels(other)];
  return `#${from
    .map((value, index) => Math.round(value + (to[index]! - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Red, green and blue of a colour, each from 0 to 255. */
export function channels(hex: string): number[] {
  const digits =
    hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit) : hex.match(/[^#]{2}/g)!;
  return digits.map((pair) => parseInt(pair, 16));
}
