import { expect } from "vitest";

/** Polls a value until it meets the expectation. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 10_000 });
}
