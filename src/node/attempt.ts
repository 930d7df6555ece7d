/** Runs an optional step, such as writing to the cache. If it fails, the build continues without it. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
