/** A repeatable source of choices: the same seed gives the same ones. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    // Neighbouring seeds must not start with similar values.
    this.#next();
    this.#next();
  }

  /** A whole number from 0 up to, but without, the limit. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  /** One entry of a list that has at least one. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** True as often as this part of 1 says. */
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
