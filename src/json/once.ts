/** Caches a function's result for each object. */
export function once<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) {
      entry = { result: work(key) };
      known.set(key, entry);
    }
    return entry.result;
  };
}

/** Like {@link once}, for lists from a config. Returns an empty list if the config is not an object. */
export function oncePerConfig<Item>(
  work: (config: object) => readonly Item[],
): (config: unknown) => readonly Item[] {
  const known = once(work);
  return (config) => (typeof config === "object" && config !== null ? known(config) : []);
}
