/** Caches a function's result for each object. */
export function memoizeByObject<Key extends object, Result>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    let entry = results.get(key);
    if (!entry) {
      entry = { result: work(key) };
      results.set(key, entry);
    }
    return entry.result;
  };
}

/** Like {@link memoizeByObject}, for lists from a config. Returns an empty list if the config is not an object. */
export function memoizeByConfig<Item>(
  work: (config: object) => readonly Item[],
): (config: unknown) => readonly Item[] {
  const results = memoizeByObject(work);
  return (config) => (typeof config === "object" && config !== null ? results(config) : []);
}
