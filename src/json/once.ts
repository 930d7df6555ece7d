/** Works something out once for each object, however many ask for it. */
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

/** As {@link once}, for lists of what a config holds: one that is no object holds nothing. */
export function oncePerConfig<Item>(
  work: (config: object) => readonly Item[],
): (config: unknown) => readonly Item[] {
  const known = once(work);
  return (config) => (typeof config === "object" && config !== null ? known(config) : []);
}
