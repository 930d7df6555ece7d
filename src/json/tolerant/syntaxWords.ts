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
      return 'This text has no closing quote on its line. Add the ". For a line break inside a text, write \\n.';
    case "open":
      return 'The closing quote of this text is missing. Add the " before the comma, or where the text ends.';
    case "lines":
      return "A text cannot span several lines. Write \\n for each line break.";
    case "unicode":
      return "\\u must be followed by four hexadecimal digits, as in \\u00e9.";
    case "path":
      if (isOnDisk) {
        return `This file is on your own computer, so visitors cannot see it. Copy it into the folder public/ next to your config, and write ${shown}.`;
      }
      return `A path must use / instead of backslashes. Write ${shown}.`;
    case "quotes":
      return `A quote inside a text ends the text. Use \\" instead: ${shown}.`;
    case "escape":
      return `This text contains ${shown}, which is not a valid escape. After a backslash, only " \\ / b f n r t and u are allowed. For a backslash itself, write \\\\.`;
    case "character":
      return "This text contains a tab or another invisible character. Write \\t for a tab, or use a space.";
  }
}

/** The error for words in the position of a key. */
export function explainKey(found: string): string {
  const quotes = explainQuotes(found);
  return quotes ?? `Keys must be in double quotes. Write "${short(found)}".`;
}

/** The error for words in the position of a value. */
export function explainWord(found: string): string {
  const quotes = explainQuotes(found);
  if (quotes) return quotes;
  if (noValue.test(found)) {
    return `${found} is not a JSON value. Write a text in double quotes, or remove the key.`;
  }
  const [, whole, rest] = /^(-?\d+),(\d+)$/.exec(found) ?? [];
  if (whole !== undefined && rest !== undefined) return explainDecimals(whole, rest);
  const literal = literals.get(found.toLowerCase());
  if (literal) return `Write ${literal} instead of ${found}.`;
  if (/^[+.-]?\d|^[+-]\.?\d|^NaN$|^[+-]?Infinity$|^-$/.test(found)) {
    return `"${short(found)}" is not a valid number. Write a number like 5, -2 or 0.5.`;
  }
  const near = nearLiteral(found);
  return near
    ? `Did you mean ${near}? A text must be in double quotes: "${short(found)}".`
    : `Text must be in double quotes. Write "${short(found)}".`;
}

/** The JSON literal that a misspelled word may mean. */
export function nearLiteral(found: string): string | undefined {
  return nearest(found.replace(/"$/, "").toLowerCase(), ["true", "false", "null"]);
}

function explainDecimals(whole: string, rest: string): string {
  const decimals = `For decimals, write a point: ${whole}.${rest}.`;
  return mayBeThousands(whole, rest)
    ? `A number cannot contain a comma. ${decimals} For thousands, write no separator: ${whole}${rest}.`
    : decimals;
}

/** Whether a comma in a number may be one between thousands. */
export function mayBeThousands(whole: string, rest: string): boolean {
  return rest.length === 3 && !/^-?0/.test(whole);
}

function explainQuotes(found: string): string | undefined {
  if (/^[^"]+"$/.test(found) && !/^[“”„«»]/.test(found)) {
    return `The opening quote is missing. Write "${short(found)}.`;
  }
  if (/^"[^"]+$/.test(found)) return `The closing quote is missing. Write ${short(found)}".`;
  if (/[“”„«»]/.test(found)) return 'Text must be in straight quotes ("), not in curly ones.';
  if (/^['‘’‚‹›`]/.test(found)) return `Text must be in double quotes. Write " instead of ${found[0]}.`;
  return undefined;
}

/** A piece of the text, shortened for a message. */
export function short(found: string): string {
  const [line = ""] = found.split(/[\r\n]/);
  return line.length > 30 ? `${line.slice(0, 29)}…` : line;
}
