import { resolve } from "node:path";
import { ofCheckout } from "./invocation";
import type { Program } from "./program";

/** The program for tests: run from its sources without a cache. */
export function testProgram(changes: Partial<Program> = {}): Program {
  const root = resolve(import.meta.dirname, "../..");
  return {
    root,
    folder: root,
    version: "0.0.0",
    hash: "",
    cacheFor: () => undefined,
    isCheckout: true,
    invocation: ofCheckout,
    ...changes,
  };
}
