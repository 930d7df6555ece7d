/** Does something with the cache. If it fails, the build continues without: a cache only saves time. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
