/** Counts the visits of a suite, and the failed ones. */
export class Tally {
  readonly #isThrough = new Map<string, boolean>();

  /**
   * Counts one visit, even if it is retried.
   * @throws the visit's error
   */
  async count(name: string, visit: () => Promise<void>): Promise<void> {
    this.#isThrough.set(name, false);
    await visit();
    this.#isThrough.set(name, true);
  }

  /** `<visits> visits; <lost> visits lost`. */
  toString(): string {
    const all = [...this.#isThrough.values()];
    return `${all.length} visits; ${all.filter((isThrough) => !isThrough).length} visits lost`;
  }
}
