import type { Token } from "./tokens";

/** A piece of text that is no JSON, though it is plain where it ends. */
export interface LooseToken extends Pick<Token, "kind" | "text"> {
  error?: NonNullable<Token["error"]>;
}

/** What follows a key or a value, on the same line or as its end. */
const behind = String.raw`(?=[ \t]*(?:[,:;=}\]\r\n"]|$|\/[/*]|#))`;

/** A text in other quotes, of which those that nothing of a config follows are apostrophes. */
function quotedBy(opening: string, closing: string): string {
  const end = `${closing}${behind}`;
  return String.raw`${opening}(?:(?!${end})[^\\\r\n]|\\.){0,1000}${end}`;
}

const otherQuotes = [
  quotedBy("'", "'"),
  quotedBy("`", "`"),
  quotedBy("[‘’‚‹›]", "[‘’‹›]"),
  quotedBy("[“”„«»]", "[“”«»]"),
  quotedBy("[“”„«»]", '"'),
].join("|");

/** A text in other quotes than straight double ones, for the use in a larger pattern. */
export const otherQuotesSource = `(?:${otherQuotes})`;

/** A text that goes on over the ends of lines, and is followed by what follows a value. */
const severalLines =
  /"(?:[^"\\\r\n]|\\.){0,1000}(?:[\r\n]+(?:[^"\\\r\n]|\\.){0,1000}){1,20}"(?=\s{0,200}[,}\]])/y;
/** Signs by which two texts, one of them unclosed, look like a single one over several lines. */
const otherParts = /[{}[\]]|\/\/|:\s*$/m;
/** A text whose closing quote was forgotten in front of a comma, the next key behind it. */
const withoutEnd = /"([^"\\\r\n]{1,1000}?)(?=,[ \t]*"[\p{Letter}\d_$-]+"[ \t]*:)/uy;
/** A key whose closing quote was forgotten, in front of a text, or of any value. */
const keyInFrontOfText = /"[\p{Letter}\d_$-]+(?=[ \t]*:[ \t]*"[^"\s,:}\]])/uy;
const keyInFrontOfValue = /"[\p{Letter}\d_$-]+(?=[ \t]*:[ \t]*(?:["{[\d-]|true|false|null))/uy;
/** A text with quotes in it, to the last quote of its line, behind which no more than a comma stands. */
const toEndOfLine = /"[^\r\n]*"(?=[ \t]*,?[ \t]*(?:[\r\n]|$))/y;
/** The start of a line up to a value: nothing, or one key. */
const startOfLine = /^[ \t]*(?:"[\p{Letter}\d_$-]+"[ \t]*:[ \t]*)?$/u;
/** What follows a quote that does not end its text, and what follows one that does. */
const insideText = /[ \t]*(?!\/[/*]|#|\[|\{(?!\{))[^\s,:}\]"=;]/y;
const nextEntry = /"[ \t]*:|[\p{Letter}\d_$-][ \t]*:[ \t]*["{[\d]/u;
/** A path of a file, its parts separated by backslashes. */
const path = /^"(?:[A-Z]:)?\\?(?:[\p{Letter}\d_ .-]+[\\/]+)+[\p{Letter}\d_ .-]+\.[a-z\d]{2,5}"$/iu;
/** A number with a comma in the place of its point. */
const decimal = /-?\d+,\d+(?=[ \t]*(?:[,}\]\r\n]|$))/y;
/** A key or a text whose opening quote was forgotten. */
const withoutStart = /\p{Letter}[^"\\\r\n{}[\],:]{0,200}"(?=[ \t]*(?:[,:}\]\r\n]|$))/uy;
const inOtherQuotes = new RegExp(otherQuotes, "y");
const webAddress = /[a-z][a-z\d+.-]{1,20}:\/\/[^\s"',}\]]+/iy;
const hashComment = /#[^\r\n]*/y;
const colour = /#[\da-f]{3,8}(?![\p{Letter}\d_-])/iuy;

/**
 * Reads a piece of a text as it was meant, where JSON would cut it in the wrong places.
 * @param scanned - how JSON reads it
 * @param before - the piece in front of it
 */
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
    const mayGoOn = goesOn(text, offset + scanned.text.length) && startOfLine.test(lineUpTo(text, offset));
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
    const isColour = before?.kind !== undefined && /^[:[,]$/.test(before.kind) && match(colour);
    const comment = isColour ? undefined : match(hashComment);
    return comment === undefined ? undefined : { kind: "comment", text: comment };
  }
  return word(match(inOtherQuotes) ?? match(webAddress) ?? match(withoutStart));
}

/** Whether what follows a quote tells that it does not end its text. */
function goesOn(text: string, end: number): boolean {
  insideText.lastIndex = end;
  return insideText.test(text);
}

function lineUpTo(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && offset - start < 200 && !/[\r\n]/.test(text[start - 1]!)) start--;
  return text.slice(start, offset);
}
