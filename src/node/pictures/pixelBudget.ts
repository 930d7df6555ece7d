/**
 * Lets only so much be worked on at once as memory allows: pictures are large while they are worked on, whatever their files
 * are. What is larger than all of it is worked on alone.
 */
export class PixelBudget {
  readonly #most: number;
  #taken = 0;
  readonly #waiting: { pixels: number; begin: () => void }[] = [];

  /** @param most - how many pixels are worked on at once */
  constructor(most: number) {
    this.#most = most;
  }

  /** Does something with a picture once there is room for it; in the order in which it was asked. */
  async use<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ pixels, begin });
      this.#beginNext();
    });
    try {
      return await work();
    } finally {
      this.#taken -= pixels;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (;;) {
      const [next] = this.#waiting;
      if (!next || (this.#taken > 0 && this.#taken + next.pixels > this.#most)) return;
      this.#waiting.shift();
      this.#taken += next.pixels;
      next.begin();
    }
  }
}
