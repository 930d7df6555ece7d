import { nearest } from "../../words/nearest";
import type { TextError } from "./tokens";

/** What people write between a key and its value instead of a colon. */
export const otherColon = /^(?:=|=>|:=|->)$/;

const literals = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
  ["null", "null"],
]);
/** Null values of other languages. */
const noValue = /^(?:none|nil|undefined)$/i;

/**
 * The message for a text in quotes, by the scanner's error.
 * @param shown - the corrected text, with its line if it contains quotes, or the first invalid escape
 * @param isOnDisk - whether a path begins with a drive: `C:`
 */
export function explainText(error: TextError, shown = "\\", isOnDisk = false): string {
  switch (error) {
    case "unclosed":
      return 'This text has no closing quote on its line. Add a ". For a line break inside text, use \\n.';
    case "open":
      return 'This text has no closing quote. Add a " before the comma, or where the text ends.';
    case "lines":
      return "Text cannot span several lines. Use \\n for each line break.";
    case "unicode":
      return "\\u must be followed by four hexadecimal digits, as in \\u00e9.";
    case "path":
      if (isOnDisk) {
        return `This file is on your own computer, so visitors cannot see it. Copy it to the public/ folder next to your config, and use ${shown} here.`;
      }
      return `Paths must use / instead of backslashes. Use ${shown}.`;
    case "quotes":
      return `A quotation mark inside text needs a backslash before it. Use ${shown}.`;
    case "escape":
      return `This text contains ${shown}, which is not a valid escape sequence. After a backslash, only " \\ / b f n r t and u are allowed. For a backslash itself, use \\\\.`;
    case "character":
      return "This text contains a tab or another invisible character. Use \\t for a tab, or use a space.";
  }
}

/** The error for words in the position of a key. */
export function explainKey(found: string): string {
  const quotes = explainQuotes(found);
  return quotes ?? `Keys must be in double quotes. Use "${short(found)}".`;
}

/** The error for words in the position of a value. */
export function explainWord(found: string): string {
  const quotes = explainQuotes(found);
  if (quotes) return quotes;
  if (noValue.test(found)) {
    return `${found} is not a JSON value. Use text in double quotes, or remove the key.`;
  }
  const [, whole, rest] = /^(-?\d+),(\d+)$/.exec(found) ?? [];
  if (whole !== undefined && rest !== undefined) return explainDecimals(whole, rest);
  const literal = literals.get(found.toLowerCase());
  if (literal) return `Use ${literal} instead of ${found}.`;
  if (/^[+.-]?\d|^[+-]\.?\d|^NaN$|^[+-]?Infinity$|^-$/.test(found)) {
    return `"${short(found)}" is not a valid number. Use a number such as 5, -2 or 0.5.`;
  }
  const near = nearLiteral(found);
  return near
    ? `Did you mean ${near}? Text must be in double quotes: "${short(found)}".`
    : `Text must be in double quotes. Use "${short(found)}".`;
}

/** The JSON literal that a misspelled word may mean. */
export function nearLiteral(found: string): string | undefined {
  return nearest(found.replace(/"$/, "").toLowerCase(), ["true", "false", "null"]);
}

function explainDecimals(whole: string, rest: string): string {
  const decimals = `For decimals, use a point: ${whole}.${rest}.`;
  return mayBeThousands(whole, rest)
    ? `A number cannot contain a comma. ${decimals} For thousands, use no separator: ${whole}${rest}.`
    : decimals;
}

/** Whether a comma in a number may be one between thousands. */
export function mayBeThousands(whole: string, rest: string): boolean {
  return rest.length === 3 && !/^-?0/.test(whole);
}

function explainQuotes(found: string): string | undefined {
  if (/^[^"]+"$/.test(found) && !/^[“”„«»]/.test(found)) {
    return `The opening quote is missing. Use "${short(found)}.`;
  }
  if (/^"[^"]+$/.test(found)) return `The closing quote is missing. Use ${short(found)}".`;
  if (/[“”„«»]/.test(found)) return 'Use straight quotes ("), not curly ones.';
  if (/^['‘’‚‹›`]/.test(found)) return `Text must be in double quotes. Use " instead of ${found[0]}.`;
  return undefined;
}

/** A piece of the text, shortened for a message. */
export function short(found: string): string {
  const [line = ""] = found.split(/[\r\n]/);
  return line.length > 30 ? `${line.slice(0, 29)}…` : line;
}
