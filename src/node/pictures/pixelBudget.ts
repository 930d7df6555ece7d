/** Limits the pixels decoded at once, because they need much memory. A picture above the limit is processed alone. */
export class PixelBudget {
  readonly #most: number;
  #taken = 0;
  readonly #waiting: { pixels: number; begin: () => void }[] = [];

  /** @param most - the limit in pixels */
  constructor(most: number) {
    this.#most = most;
  }

  /** Runs a task once there is enough memory, in the order of the calls. */
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
