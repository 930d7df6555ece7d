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

/** Works something out once for each of the last texts. */
export function remembered<Result>(
  work: (text: string) => Result,
  most: { texts: number; characters?: number },
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (known.has(text)) return known.get(text)!;
    const result = work(text);
    if (text.length <= (most.characters ?? Infinity)) {
      if (known.size === most.texts) known.clear();
      known.set(text, result);
    }
    return result;
  };
}
