/** How a cost grows with the size. */
export interface Growth {
  /** The measured sizes: n, 2n and 4n. */
  sizes: [number, number, number];
  /** The CPU time for each in milliseconds, without constant costs. */
  work: [number, number, number];
  /** The factor for four times the size: about 4 for linear growth, and 16 for quadratic growth. */
  ratio: number;
}

/** The precision. */
export interface Care {
  /** The smallest n. */
  leastSize: number;
  /** The largest n. 4n is measured too. */
  mostSize: number;
  /** The minimum time for n in milliseconds that stands out from other work of the processor. */
  enoughWork: number;
}

/** Growth above this factor is faster than linear. Quadratic growth has 16. */
export const steepest = 9;
/** How often a suspicious measurement is repeated. The smallest result counts. */
const mostRounds = 5;

/**
 * Measures how a cost grows, by ratios within one process.
 * @param work - runs the work for a size
 * @param clock - returns the CPU time of this process in milliseconds
 */
export async function growthOf(
  work: (size: number) => unknown,
  clock: () => number,
  { leastSize, mostSize, enoughWork }: Care,
): Promise<Growth> {
  // Refused values take less time than the smallest accepted one.
  let least = Infinity;
  const taken = async (size: number) => {
    const begin = clock();
    await work(size);
    const milliseconds = clock() - begin;
    least = Math.min(least, milliseconds);
    return milliseconds;
  };
  await taken(1);
  await taken(1);
  let size = leastSize;
  for (; size < mostSize; size *= 2) if ((await taken(size)) - least >= enoughWork) break;
  const sizes = [size, 2 * size, 4 * size] as Growth["sizes"];
  const best = [Infinity, Infinity, Infinity];
  let growth: Growth | undefined;
  for (let round = 0; round < mostRounds; round++) {
    for (const [index, one] of sizes.entries()) best[index] = Math.min(best[index]!, await taken(one));
    await taken(1);
    const own = best.map((one) => Math.max(one - least, 0)) as Growth["work"];
    // Times below the clock's resolution count as its resolution.
    growth = { sizes, work: own, ratio: own[2] / Math.max(own[0], enoughWork) };
    if (growth.ratio <= steepest) break;
  }
  return growth!;
}
