/** Replaces the `code` of a formatted text with spaces, to keep all offsets. */
export function blankCode(text: string): string {
  if (!text.includes("`")) return text;
  const runs = [...text.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({ length, start: index }));
  const next = new Map<number, number>();
  // For each run of backticks, the next run of the same length, which closes it.
  const closings: (number | undefined)[] = [];
  for (let index = runs.length - 1; index >= 0; index--) {
    const { length } = runs[index]!;
    closings[index] = next.get(length);
    next.set(length, index);
  }
  let result = "";
  let done = 0;
  for (let index = 0; index < runs.length; index++) {
    const { start } = runs[index]!;
    const closing = closings[index];
    if (closing === undefined || text[start - 1] === "\\") continue;
    const last = runs[closing]!;
    const end = last.start + last.length;
    result += text.slice(done, start) + " ".repeat(end - start);
    done = end;
    index = closing;
  }
  return result + text.slice(done);
}

/** A block of code between two lines of three backticks, without any other backtick. */
const plainBlock = /^```[\w+-]*\n(?:[^`]*\n)?```$/gm;
const plainSpan = /`[^`\n]+`/g;

/** Replaces the code of a formatted text with the letter x, unless some has an unusual form. */
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
