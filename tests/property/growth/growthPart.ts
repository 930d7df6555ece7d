import { Random } from "../random";
export { boundCases } from "./boundCases";
import { type GrowingThing, growingThings, type GrowthCase } from "./cases";
import { type Growth, growthOf, steepest } from "./measure";
import { wholeWay } from "./wholeWay";

/** Options of a run. */
export interface GrowthOptions {
  seed: number;
  /** The share of the cases from 0 to 1; or one for each list and map, and some others; or a sample of these. */
  share: number | "each" | "brief";
  /** Only cases whose name contains this. */
  only?: string;
  /** Only the case with this name. */
  exactly?: string;
}

/** The result of a run. */
export interface GrowthResult {
  /** The number of cases. */
  all: number;
  measured: number;
  flaws: Flaw[];
  /** Whether quadratic growth would not be detected. */
  isBlind: boolean;
}

/** A value with more than linear cost. */
export interface Flaw {
  /** The case's name. */
  name: string;
  /** A description of the measurement. */
  growth: string;
}

/** The first measured size. */
const SMALLEST = 8;
/** The minimum time in milliseconds that stands out from other work of the processor. */
const ENOUGH_WORK = 6;

/** The longest text of a case, in characters. */
const longestText = 120_000;

/** Measures how the cost of each case grows. It reports findings immediately, because a stall would hide them. */
export async function growthPart(
  options: GrowthOptions,
  tell: (line: string) => void,
): Promise<GrowthResult> {
  const things = growingThings();
  const all = things.flatMap(({ cases }) => cases);
  const { only, exactly } = options;
  const isNamed = (name: string) => (exactly === undefined ? name.includes(only!) : name === exactly);
  const isAsked = (only ?? exactly) !== undefined;
  const chosen = isAsked ? all.filter(({ name }) => isNamed(name)) : choose(things, options);
  const result: GrowthResult = { all: all.length, measured: 0, flaws: [], isBlind: await isBlind() };
  for (const { name, text } of chosen) {
    const perEntry = Math.max(1, (text(64).length - text(32).length) / 32);
    const mostSize = Math.max(8, longestText / perEntry / 4);
    const measure = (leastSize: number) =>
      growthOf((size) => wholeWay(text(size)), processorTime, {
        leastSize,
        mostSize,
        enoughWork: ENOUGH_WORK,
      });
    let growth = await measure(SMALLEST);
    // Garbage collection may affect only the largest size. Quadratic growth continues at larger sizes too.
    if (growth.ratio > steepest) growth = flatter(growth, await measure(2 * growth.sizes[0]));
    result.measured++;
    const isSteep = growth.ratio > steepest;
    if (isSteep) result.flaws.push({ name, growth: inWords(growth) });
    if (isSteep || isAsked) tell(`${name}: ${inWords(growth)}`);
  }
  return result;
}

function choose(things: readonly GrowingThing[], { seed, share }: GrowthOptions): GrowthCase[] {
  const random = new Random(seed);
  if (typeof share === "number") {
    return things.flatMap(({ cases }) => cases.filter(() => random.chance(share)));
  }
  const each = things.flatMap(({ is, cases }) => {
    // Many places have the same text, and unknown keys are read the same way everywhere.
    const isOneOfMany = is === "text" || is === "file" || is === "group";
    return isOneOfMany && !random.chance(0.25) ? [] : [random.pick(cases)];
  });
  return share === "each" ? each : each.filter((_, index) => index % 10 === 0);
}

/** Measures quadratic and linear sample functions. */
async function isBlind(): Promise<boolean> {
  const spin = (steps: number) => {
    let sum = 0;
    for (let step = 0; step < steps; step++) sum += Math.sqrt(step);
    return sum;
  };
  spin(10_000_000);
  // On a busy machine, one measurement may be wrong.
  for (let look = 0; look < 3; look++) {
    // Counting allocates no memory, so it is measurable sooner.
    const care = { leastSize: SMALLEST, mostSize: 100_000, enoughWork: ENOUGH_WORK / 4 };
    const square = await growthOf((size) => spin(30 * size * size), processorTime, care);
    const even = await growthOf((size) => spin(10_000 * size), processorTime, care);
    if (square.ratio > steepest && even.ratio <= steepest) return false;
  }
  return true;
}

function flatter(one: Growth, other: Growth): Growth {
  return one.ratio < other.ratio ? one : other;
}

/** The CPU time of this process in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function inWords({ sizes, work, ratio }: Growth): string {
  const parts = sizes.map((size, index) => `${size} take ${work[index]!.toFixed(0)} ms`);
  return `${parts.join(", ")}: ${ratio.toFixed(1)} times as much for four times the size`;
}
