/** Placeholders that assistants and examples write for an omitted part. */
const dots = /^(?:\.{3,}|…)$/;
const dotsWithin = /\.{3}|…/;
const omissionWords =
  /\b(?:rest|remain\w*|existing|same|unchanged|keep|other|others|more|previous|before|omitted|your|above|here)\b/i;

/** The message for an omitted part of a config. */
export const omissionMessage =
  '"..." usually marks a part that an AI assistant or an example left out. Restore that part from an older copy. If nothing is missing, delete the "...".';

/** Whether a word, string or key is a placeholder for an omitted part. */
export function isOmission(found: string): boolean {
  return dots.test(found.trim());
}

/** Whether a comment is a placeholder for an omitted part: `// ... the rest stays the same`. */
export function isOmissionComment(comment: string): boolean {
  const words = comment.replace(/^\/[/*]+|\*+\/$/g, "").trim();
  return isOmission(words) || (dotsWithin.test(words) && omissionWords.test(words));
}
