import { nearest } from "./nearest";
import type { TextError } from "./tokens";

const literals = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
  ["none", "null"],
  ["nil", "null"],
  ["null", "null"],
  ["undefined", "null"],
]);

/**
 * What is wrong with a text in quotes, by the scanner's error.
 * @param escape - the first escape in it that JSON does not know
 */
export function explainText(error: TextError, escape = "\\"): string {
  switch (error) {
    case "unclosed":
      return 'This text has no closing quote in its line. Add the ", and write \\n for a line break inside a text.';
    case "open":
      return 'The closing quote of this text is missing. Add the ", in front of the comma or wherever the text ends.';
    case "lines":
      return "A text cannot go over several lines. Write \\n where a new line begins.";
    case "unicode":
      return "After \\u come four digits from 0 to 9 and a to f, as in \\u00e9.";
    case "escape":
      return `This text contains ${escape}, which means nothing: a backslash in a text must be followed by " \\ / b f n r t or u. For a backslash itself, write \\\\.`;
    case "character":
      return "This text contains a tab or another invisible character. Write \\t for a tab, or use a space.";
  }
}

/** What is wrong with words that stand where a key belongs. */
export function explainKey(found: string): string {
  const quotes = explainQuotes(found);
  return quotes ?? `A key stands in double quotes: write "${short(found)}".`;
}

/** What is wrong with words that stand where a value belongs. */
export function explainWord(found: string): string {
  const quotes = explainQuotes(found);
  if (quotes) return quotes;
  const literal = literals.get(found.toLowerCase());
  if (literal) return `Write ${literal} instead of ${found}.`;
  if (/^[+.-]?\d|^[+-]\.?\d|^NaN$|^[+-]?Infinity$|^-$/.test(found)) {
    return `"${short(found)}" is not a number as JSON writes them, such as 5, -2 or 0.5.`;
  }
  const near = nearLiteral(found);
  return near
    ? `Write ${near}, if that was meant. A text stands in double quotes: "${short(found)}".`
    : `A text stands in double quotes: write "${short(found)}".`;
}

/** The one of JSON's three words that may be meant by another one. */
export function nearLiteral(found: string): string | undefined {
  return nearest(found.replace(/"$/, "").toLowerCase(), ["true", "false", "null"]);
}

function explainQuotes(found: string): string | undefined {
  if (/^[^"]+"$/.test(found) && !/^[“”„«»]/.test(found)) {
    return `The opening quote is missing: write "${short(found)}.`;
  }
  if (/^"[^"]+$/.test(found)) return `The closing quote is missing: write ${short(found)}".`;
  if (/[“”„«»]/.test(found)) return 'Texts stand in straight quotes ("), not in curly ones.';
  if (/^['‘’‚‹›`]/.test(found)) return `Texts stand in double quotes: write " instead of ${found[0]}.`;
  return undefined;
}

/** A piece of the text as it stands in a message. */
export function short(found: string): string {
  const [line = ""] = found.split(/[\r\n]/);
  return line.length > 30 ? `${line.slice(0, 29)}…` : line;
}
