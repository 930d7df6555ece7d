/** Does something with the cache of pictures. Where that fails, the build goes on without it. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
