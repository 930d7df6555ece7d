import { nearest } from "../../words/nearest";
import type { TextError } from "./tokens";

/** Separators that people write instead of a colon. */
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

/** The message for a text in quotes, by the scanner's error. */
export function explainText(error: TextError, shown = "\\", isOnDisk = false): string {
  switch (error) {
    case "unclosed":
      return 'The closing quotation mark (") is missing. Add it on this line. To start a new line inside text, use \\n.';
    case "open":
      return 'The closing quotation mark (") is missing. Add it before the comma, or where the text ends.';
    case "lines":
      return "Text must be on one line of the file. Replace each line break with \\n.";
    case "unicode":
      return "\\u must be followed by four digits or letters from a to f, as in \\u00e9. To show a backslash, use \\\\.";
    case "path":
      if (isOnDisk) {
        return `This file is on your own computer, so visitors cannot see it. Copy it to the public/ folder next to your config. Then use ${shown} here.`;
      }
      return `Paths must use / instead of backslashes. Use ${shown}.`;
    case "quotes":
      return `Each quotation mark inside text needs a backslash before it. Use ${shown}.`;
    case "escape":
      return `This text contains ${shown}, which JSON does not allow. Remove the backslash, or use \\\\ to show one. A single backslash is allowed only before " \\ / b f n r t or u.`;
    case "character":
      return "This text contains a tab or another invisible character. Replace it with a space, or with \\t for a tab.";
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
    return `${found} is not a valid value. Use text in double quotes, or remove the key.`;
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
    ? `Did you mean ${near}? If this is text, put it in double quotes: "${short(found)}".`
    : `Text must be in double quotes. Use "${short(found)}".`;
}

/** The JSON literal that a misspelled word may mean. */
export function nearLiteral(found: string): string | undefined {
  return nearest(found.replace(/"$/, "").toLowerCase(), ["true", "false", "null"]);
}

function explainDecimals(whole: string, rest: string): string {
  return mayBeThousands(whole, rest)
    ? `A number cannot contain a comma. Use ${whole}${rest} for a whole number, or ${whole}.${rest} for a decimal.`
    : `A number cannot contain a comma. Use a decimal point: ${whole}.${rest}`;
}

/** Whether a comma in a number may be one between thousands. */
export function mayBeThousands(whole: string, rest: string): boolean {
  return rest.length === 3 && !/^-?0/.test(whole);
}

function explainQuotes(found: string): string | undefined {
  if (/^[^"]+"$/.test(found) && !/^[“”„«»]/.test(found)) {
    return `The opening quotation mark is missing. Use "${short(found)}.`;
  }
  if (/^"[^"]+$/.test(found)) return `The closing quotation mark is missing. Use ${short(found)}".`;
  if (/[“”„«»]/.test(found)) return 'JSON does not allow these quotation marks. Use straight ones (").';
  if (/^['‘’‚‹›`]/.test(found)) return `Text must be in double quotes. Use " instead of ${found[0]}.`;
  return undefined;
}

export function short(found: string): string {
  const [line = ""] = found.split(/[\r\n]/);
  return line.length > 30 ? `${line.slice(0, 29)}…` : line;
}
