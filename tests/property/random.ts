/** A seeded random number generator: the same seed gives the same values. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    // Neighbouring seeds must not start with similar values.
    this.#next();
    this.#next();
  }

  /** A whole number from 0 up to the limit (exclusive). */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  /** An entry of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** True with this probability. */
  chance(part: number): boolean {
    return this.#next() < part;
  }

  // Mulberry32. Source: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
