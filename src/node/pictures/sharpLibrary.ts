import { createRequire } from "node:module";
import type sharp from "sharp";
import { attempt } from "../attempt";

export type SharpLibrary = typeof sharp;

const require = createRequire(import.meta.url);

/** Whether the library is installed. It is optional because it does not support all systems. */
export function hasSharp(): boolean {
  return attempt(() => require.resolve("sharp")) !== undefined;
}

/** Whether the library runs here. If it was installed on another system, loading it fails. */
export function runsSharp(load: () => unknown = () => require("sharp")): boolean {
  try {
    load();
    return true;
  } catch {
    return false;
  }
}

/** Loads the library; `undefined` if it does not run on this machine. */
export async function loadSharp(): Promise<SharpLibrary | undefined> {
  try {
    const { default: library } = await import("sharp");
    // Pictures are processed in parallel, each on one core.
    library.concurrency(1);
    library.cache(false);
    return library;
  } catch {
    return undefined;
  }
}
