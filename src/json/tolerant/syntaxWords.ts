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
/** What other languages write for no value at all. */
const noValue = /^(?:none|nil|undefined)$/i;

/**
 * What is wrong with a text in quotes, by the scanner's error.
 * @param shown - how it is to be written, with its line if it has quotes in it, or else the first escape that
 * JSON does not know
 * @param isOnDisk - whether a path begins with a drive: `C:`
 */
export function explainText(error: TextError, shown = "\\", isOnDisk = false): string {
  switch (error) {
    case "unclosed":
      return 'This text has no closing quote in its line. Add the ", and write \\n for a line break inside a text.';
    case "open":
      return 'The closing quote of this text is missing. Add the ", in front of the comma or wherever the text ends.';
    case "lines":
      return "A text cannot go over several lines. Write \\n where a new line begins.";
    case "unicode":
      return "After \\u come four digits from 0 to 9 and a to f, as in \\u00e9.";
    case "path":
      if (isOnDisk) {
        return `This file lies on your own computer, where no visitor can see it. Copy it into the folder public/ beside your config, and write ${shown}.`;
      }
      return `The parts of a path are separated by /, not by backslashes. Write ${shown}.`;
    case "quotes":
      return `This line must read ${shown} because a quote inside a text ends it, unless it is written \\".`;
    case "escape":
      return `This text contains ${shown}, which means nothing: a backslash in a text must be followed by " \\ / b f n r t or u. For a backslash itself, write \\\\.`;
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
  if (noValue.test(found)) {
    return `A value is missing here: ${found} stands for none. Write a text in quotes, or remove the key.`;
  }
  const [, whole, rest] = /^(-?\d+),(\d+)$/.exec(found) ?? [];
  if (whole !== undefined && rest !== undefined) return explainDecimals(whole, rest);
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

function explainDecimals(whole: string, rest: string): string {
  const decimals = `Decimals are written with a point: ${whole}.${rest}.`;
  return mayBeThousands(whole, rest)
    ? `A number has no comma in it. ${decimals} Thousands are written without a sign: ${whole}${rest}.`
    : decimals;
}

/** Whether a comma in a number may be one between thousands. */
export function mayBeThousands(whole: string, rest: string): boolean {
  return rest.length === 3 && !/^-?0/.test(whole);
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
