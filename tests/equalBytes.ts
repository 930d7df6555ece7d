import { expect } from "vitest";

// Files of one worker share what `expect` knows.
const known = Symbol.for("spawnpage.equalBytes");
const shared = globalThis as { [known]?: boolean };

/** Compares bytes as a whole: `expect` goes through them one by one, which takes half a second for 200 KB. */
function equalBytes(a: unknown, b: unknown): boolean | undefined {
  if (!(a instanceof Uint8Array && b instanceof Uint8Array)) return undefined;
  // Bytes of another class are not equal to these.
  return a.constructor === b.constructor ? Buffer.compare(a, b) === 0 : undefined;
}

if (!shared[known]) expect.addEqualityTesters([equalBytes]);
shared[known] = true;
