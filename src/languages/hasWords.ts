/** Parts of a text that are the same in all languages. */
const constants = /\{\{[^{}]*\}\}/g;

/** Formatted texts also have code, and references: to pages and files, to tags, and of callouts. */
const formatting = /(?<fence>`{1,9})[^]*?\k<fence>|\]\([^()\s]*\)|\[\[[^[\]:]*\]\]|\[!\w+\]/g;

/** URLs, paths, email addresses and host names with their ports. */
const address =
  /^(?:[a-z][a-z\d+.-]*:\/\/|\/)|^[a-z\d._+-]+@[a-z\d.-]+$|^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[:/]|$)/;

/** A word of its own, as nearly every text has one. Most texts need no closer look. */
const plainWord = /(?:^|\s)\p{L}+(?=\s|$)/u;

/** Whether a text has words to translate, and not only code, numbers, addresses, constants and punctuation. */
export function hasWords(text: string, isFormatted: boolean): boolean {
  if (!/[`{]/.test(text) && plainWord.test(text)) return true;
  const plain = text.replace(constants, "");
  return (isFormatted ? plain.replace(formatting, "") : plain)
    .split(/[\s,;()<>[\]*|]+/)
    .some((part) => /\p{L}/u.test(part) && !address.test(part));
}
