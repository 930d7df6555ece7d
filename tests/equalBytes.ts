import { expect } from "vitest";

// Files of one worker share the state of `expect`.
const known = Symbol.for("spawnpage.equalBytes");
const shared = globalThis as { [known]?: boolean };

/** Compares bytes at once, because `expect` compares them one by one, which takes half a second for 200 KB. */
function equalBytes(a: unknown, b: unknown): boolean | undefined {
  if (!(a instanceof Uint8Array && b instanceof Uint8Array)) return undefined;
  // Bytes of another class are not equal.
  return a.constructor === b.constructor ? Buffer.compare(a, b) === 0 : undefined;
}

if (!shared[known]) expect.addEqualityTesters([equalBytes]);
shared[known] = true;
