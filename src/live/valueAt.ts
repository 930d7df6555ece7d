/** The value at a path in a response, without keys that every object has, such as `constructor`. */
export function valueAt(answer: unknown, keys: readonly string[]): unknown {
  let value = answer;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
