import { type Channels, channels, contrastOf, luminance, luminanceOf } from "./contrast";

/** A minimum contrast with another colour. */
export interface Demand {
  against: string;
  least: number;
}

/** The colour of the same hue nearest to a given one that meets every demand; `undefined` if no colour does. */
export function nearestReadable(color: string, demands: readonly Demand[]): string | undefined {
  const from = channels(color);
  const grounds = demands.map(({ against, least }) => ({ light: luminance(against), least }));
  for (let step = 0; step <= 100; step++) {
    for (const target of targets) {
      const candidate = between(from, target, step / 100);
      const light = luminanceOf(candidate);
      if (grounds.every((ground) => contrastOf(light, ground.light) >= ground.least))
        return written(candidate);
    }
  }
  return undefined;
}

const targets: readonly Channels[] = [channels("#ffffff"), channels("#000000")];

/** Mixes one colour with a share of another. */
export function mix(color: string, other: string, share: number): string {
  return written(between(channels(color), channels(other), share));
}

function between(from: Channels, to: Channels, share: number): Channels {
  const at = (place: 0 | 1 | 2) => Math.round(from[place] + (to[place] - from[place]) * share);
  return [at(0), at(1), at(2)];
}

function written(color: Channels): string {
  return `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
