import { createRequire } from "node:module";
import type sharp from "sharp";

/** The library that makes pictures. */
export type SharpLibrary = typeof sharp;

const require = createRequire(import.meta.url);

/** Whether the library was installed, also where it does not run. It is optional: for some systems there is none. */
export function hasSharp(): boolean {
  try {
    require.resolve("sharp");
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the library runs here: one that was installed on another system does not. It is loaded for that.
 * @param load - loads it at once
 */
export function runsSharp(load: () => unknown = () => require("sharp")): boolean {
  try {
    load();
    return true;
  } catch {
    return false;
  }
}

/** Loads the library; nothing where it could not be installed for this machine. */
export async function loadSharp(): Promise<SharpLibrary | undefined> {
  try {
    const { default: library } = await import("sharp");
    // As many pictures at once as there are cores, each on one; none is asked for twice.
    library.concurrency(1);
    library.cache(false);
    return library;
  } catch {
    return undefined;
  }
}
