/** Thrown by a function of a module that is loaded on demand, because it cannot wait. See `modulesOnDemand.ts`. */
export class NotLoaded extends Error {
  readonly load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>) {
    super("A module is not loaded yet.");
    this.load = load;
  }
}

/** Loads what something needs, and does it again then. */
export async function loading<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.load();
    }
  }
}
