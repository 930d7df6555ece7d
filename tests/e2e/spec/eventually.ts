import { expect } from "vitest";

/** Expects something of a value that the page reaches in its own time. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 10_000 });
}
