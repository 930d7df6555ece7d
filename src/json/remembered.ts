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
