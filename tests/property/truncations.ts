/** Where a text may be cut so that something is different: next to what holds it together. */
const structure = /["{}[\],:\\]/;

/**
 * The beginnings of a text.
 * @param step - each offset that it divides is taken, and of those beside brackets, quotes and commas one in ten times as many
 */
export function* truncationsOf(text: string, step: number): Generator<string> {
  let beside = 0;
  for (let offset = 0; offset <= text.length; offset++) {
    const isBeside = structure.test(text.charAt(offset)) || structure.test(text.charAt(offset - 1));
    if (isBeside) beside++;
    if (offset % step === 0 || (isBeside && beside % Math.ceil(step / 10) === 0)) yield text.slice(0, offset);
  }
}
