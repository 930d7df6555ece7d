import { createRequire } from "node:module";

/** The library that makes pictures. */
export type SharpLibrary = typeof import("sharp");

const require = createRequire(import.meta.url);

/** Whether the library was installed. It is optional: for some systems there is none. */
export function hasSharp(): boolean {
  try {
    require.resolve("sharp");
    return true;
  } catch {
    return false;
  }
}

/** Loads the library; nothing where it could not be installed for this machine. */
export async function loadSharp(): Promise<SharpLibrary | undefined> {
  try {
    const library = await import("sharp");
    // As many pictures at once as there are cores, each on one; none is asked for twice.
    library.default.concurrency(1);
    library.default.cache(false);
    return library;
  } catch {
    return undefined;
  }
}
