/** A block of code between two lines of three backticks, without any other backtick. */
const plainBlock = /^```[\w+-]*\n(?:[^`]*\n)?```$/gm;
const plainSpan = /`[^`\n]+`/g;

/**
 * Replaces the code of a formatted text with the letter x if all of it is in the usual form: blocks that are not
 * indented, and `words` that end on the same line. Any other text is returned unchanged.
 */
export function blankPlainCode(text: string): string {
  if (!text.includes("`") || text.includes("\\`")) return text;
  const shown = text.replace(plainBlock, blank);
  // An odd backtick may pair with one on another line.
  const isPlain =
    !shown.includes("``") && shown.split("\n").every((line) => line.split("`").length % 2 === 1);
  return isPlain ? shown.replace(plainSpan, blank) : text;
}

function blank(code: string): string {
  return "x".repeat(code.length);
}
