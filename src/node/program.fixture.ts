import { resolve } from "node:path";
import { ofCheckout } from "./invocation";
import type { Program } from "./program";

/** The program as tests start it: from its sources, and without anything that is kept from one run to the next. */
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
