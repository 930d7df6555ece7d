/** The positions of a longest increasing subsequence. All other members have to move to sort the list. */
export function longestIncreasing(numbers: readonly number[]): Set<number> {
  /** For each length, the position of its smallest last member. */
  const ends: number[] = [];
  const previous = numbers.map((number, position) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = position;
    return ends[low - 1];
  });
  const kept = new Set<number>();
  for (let position = ends.at(-1); position !== undefined; position = previous[position]) kept.add(position);
  return kept;
}
