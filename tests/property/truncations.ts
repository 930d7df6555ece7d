/** Interesting offsets to truncate a text: next to syntax characters. */
const structure = /["{}[\],:\\]/;

/**
 * Truncated versions of a text.
 * @param step - every offset that it divides is used, and ten times as many next to brackets, quotes and commas
 */
export function* truncationsOf(text: string, step: number): Generator<string> {
  let beside = 0;
  for (let offset = 0; offset <= text.length; offset++) {
    const isBeside = structure.test(text.charAt(offset)) || structure.test(text.charAt(offset - 1));
    if (isBeside) beside++;
    if (offset % step === 0 || (isBeside && beside % Math.ceil(step / 10) === 0)) yield text.slice(0, offset);
  }
}
