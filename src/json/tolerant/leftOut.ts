/** What assistants and examples write where they leave a part out. */
const dots = /^(?:\.{3,}|…)$/;
const dotsWithin = /\.{3}|…/;
const wordsOfLeavingOut =
  /\b(?:rest|remain\w*|existing|same|unchanged|keep|other|others|more|previous|before|omitted|your|above|here)\b/i;

/** What is said where a part of a config was left out. */
export const leftOut =
  '"..." usually marks a part that an AI assistant or an example left out. Restore that part from an older copy. If nothing is missing, delete the "...".';

/** Whether a word, a text or a key stands for a part that was left out. */
export function isLeftOut(found: string): boolean {
  return dots.test(found.trim());
}

/** Whether a comment stands for a part that was left out: `// ... the rest stays the same`. */
export function tellsOfLeftOut(comment: string): boolean {
  const words = comment.replace(/^\/[/*]+|\*+\/$/g, "").trim();
  return isLeftOut(words) || (dotsWithin.test(words) && wordsOfLeavingOut.test(words));
}
