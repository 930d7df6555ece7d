import { readdirSync } from "node:fs";

/** Runs an optional step, such as writing to the cache. If it fails, the build continues without it. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The names in a folder; empty if it cannot be read. */
export function namesIn(folder: string): string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}
