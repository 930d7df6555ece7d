/** Counts the visits that a suite makes, and those that did not get through. */
export class Tally {
  readonly #isThrough = new Map<string, boolean>();

  /**
   * Counts one visit, once also where it is tried again.
   * @throws whatever the visit throws
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
