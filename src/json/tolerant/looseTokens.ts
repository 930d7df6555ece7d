import type { Token } from "./tokens";

/** A token that is not valid JSON, but whose end is clear. */
export interface LooseToken extends Pick<Token, "kind" | "text"> {
  error?: NonNullable<Token["error"]>;
}

/** Matches before anything that may follow a key or a value on its line. */
const lookahead = String.raw`(?=[ \t]*(?:[,:;=}\]\r\n"]|$|\/[/*]|#))`;

/** A pattern for a string in other quotes. A quote with other text after it is an apostrophe. */
function quotedBy(opening: string, closing: string): string {
  const end = `${closing}${lookahead}`;
  return String.raw`${opening}(?:(?!${end})[^\\\r\n]|\\.){0,1000}${end}`;
}

const otherQuotes = [
  quotedBy("'", "'"),
  quotedBy("`", "`"),
  quotedBy("[‘’‚‹›]", "[‘’‹›]"),
  quotedBy("[“”„«»]", "[“”«»]"),
  quotedBy("[“”„«»]", '"'),
].join("|");

/** The pattern of a string in other quotes than straight double ones. */
export const otherQuotesSource = `(?:${otherQuotes})`;

/** A string with line breaks, followed by what may follow a value. */
const severalLines =
  /"(?:[^"\\\r\n]|\\.){0,1000}(?:[\r\n]+(?:[^"\\\r\n]|\\.){0,1000}){1,20}"(?=\s{0,200}[,}\]])/y;
/** Characters that show that a string over several lines is really two strings, one of them unclosed. */
const otherParts = /[{}[\]]|\/\/|:\s*$/m;
/** A string without a closing quote before a comma and the next key. */
const withoutEnd = /"([^"\\\r\n]{1,1000}?)(?=,[ \t]*"[\p{Letter}\d_$-]+"[ \t]*:)/uy;
/** A key without a closing quote before a string, or before any value. */
const keyInFrontOfText = /"[\p{Letter}\d_$-]+(?=[ \t]*:[ \t]*"[^"\s,:}\]])/uy;
const keyInFrontOfValue = /"[\p{Letter}\d_$-]+(?=[ \t]*:[ \t]*(?:["{[\d-]|true|false|null))/uy;
/** A string that contains quotes: up to the line's last quote, with only a comma after it. */
const toEndOfLine = /"[^\r\n]*"(?=[ \t]*,?[ \t]*(?:[\r\n]|$))/y;
/** The part of a line before a value: nothing, or one key. */
const startOfLine = /^[ \t]*(?:"[\p{Letter}\d_$-]+"[ \t]*:[ \t]*)?$/u;
/** The text after a quote inside a string, and after a closing quote. */
const insideText = /[ \t]*(?!\/[/*]|#|\[|\{(?!\{))[^\s,:}\]"=;]/y;
const nextEntry = /"[ \t]*:|[\p{Letter}\d_$-][ \t]*:[ \t]*["{[\d]/u;
/** A file path with backslashes. */
const path = /^"(?:[A-Z]:)?\\?(?:[\p{Letter}\d_ .-]+[\\/]+)+[\p{Letter}\d_ .-]+\.[a-z\d]{2,5}"$/iu;
/** A number with a decimal comma. */
const decimal = /-?\d+,\d+(?=[ \t]*(?:[,}\]\r\n]|$))/y;
/** A key or string without an opening quote. */
const withoutStart = /\p{Letter}[^"\\\r\n{}[\],:]{0,200}"(?=[ \t]*(?:[,:}\]\r\n]|$))/uy;
const inOtherQuotes = new RegExp(otherQuotes, "y");
const webAddress = /[a-z][a-z\d+.-]{1,20}:\/\/[^\s"',}\]]+/iy;
const hashComment = /#[^\r\n]*/y;
const colour = /#[\da-f]{3,8}(?![\p{Letter}\d_-])/iuy;

/** Reads a token as it was intended, if strict JSON would split it in the wrong places. */
export function readLoosely(text: string, scanned: Token, before: Token | undefined): LooseToken | undefined {
  const { offset } = scanned;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset;
    return pattern.exec(text)?.[0];
  };
  const word = (found: string | undefined): LooseToken | undefined =>
    found === undefined ? undefined : { kind: "word", text: found, error: "unknown" };

  if (scanned.kind === "text") {
    const isKeyPlace = before?.kind === "{" || before?.kind === ",";
    const isUnclosed = scanned.error === "unclosed";
    if (isKeyPlace) {
      const key = word(match(isUnclosed ? keyInFrontOfValue : keyInFrontOfText));
      if (key) return key;
    }
    if (isUnclosed) {
      const lines = match(severalLines);
      return lines && !otherParts.test(lines) ? { kind: "text", text: lines, error: "lines" } : undefined;
    }
    const mayGoOn =
      continuesString(text, offset + scanned.text.length) && startOfLine.test(lineUpTo(text, offset));
    const line = mayGoOn ? match(toEndOfLine) : undefined;
    if (line !== undefined && !nextEntry.test(line.slice(scanned.text.length))) {
      return { kind: "text", text: line, error: "quotes" };
    }
    if ((scanned.error === "escape" || scanned.error === "unicode") && path.test(scanned.text)) {
      return { kind: "text", text: scanned.text, error: "path" };
    }
    const open = match(withoutEnd);
    return open !== undefined && open.length < scanned.text.length
      ? { kind: "text", text: open, error: "open" }
      : undefined;
  }
  if (scanned.kind === "number" && before?.kind === ":") return word(match(decimal));
  if (scanned.kind !== "word") return undefined;
  if (text[offset] === "#") {
    const isColour = before?.kind !== undefined && /[:[,]/.test(before.kind) && match(colour);
    const comment = isColour ? undefined : match(hashComment);
    return comment === undefined ? undefined : { kind: "comment", text: comment };
  }
  return word(match(inOtherQuotes) ?? match(webAddress) ?? match(withoutStart));
}

/** Whether the text after a quote shows that its string continues. */
function continuesString(text: string, end: number): boolean {
  insideText.lastIndex = end;
  return insideText.test(text);
}

function lineUpTo(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && offset - start < 200 && !/[\r\n]/.test(text[start - 1]!)) start--;
  return text.slice(start, offset);
}
