import { createScanner } from "jsonc-parser";
import { readLoosely } from "./looseTokens";

/** `text`, `word` and `number` are values; every other kind is its own character. */
export interface Token {
  kind: "{" | "}" | "[" | "]" | "," | ":" | "text" | "number" | "word" | "comment" | "end";
  offset: number;
  text: string;
  /** The number of its line, from 0. */
  line: number;
  /** For texts in quotes, numbers and words: what is wrong with them. */
  error?: TextError | "number" | "unknown";
}

/**
 * What can be wrong with a text in quotes: it is `unclosed` at the end of its line, `open` in front of the
 * next key, goes over several `lines`, has `quotes` inside, is a `path` with backslashes, or has a code, an
 * escape or a character that JSON does not know.
 */
export type TextError =
  "unclosed" | "open" | "lines" | "quotes" | "path" | "unicode" | "escape" | "character";

// The scanner's kinds and errors by their numbers: its enums do not exist at run time.
const kinds: Record<number, Token["kind"]> = {
  1: "{",
  2: "}",
  3: "[",
  4: "]",
  5: ",",
  6: ":",
  7: "word",
  8: "word",
  9: "word",
  10: "text",
  11: "number",
  12: "comment",
  13: "comment",
  16: "word",
  17: "end",
};
const errors: Record<number, NonNullable<Token["error"]>> = {
  2: "unclosed",
  3: "number",
  4: "unicode",
  5: "escape",
  6: "character",
};
const unknownKind = 16;

/** Whether an error is one of a text in quotes. */
export function isTextError(error: Token["error"]): error is TextError {
  return error !== undefined && error !== "number" && error !== "unknown";
}

/** Whether a text ends with a piece behind which something has to follow, or in the middle of one. */
export function endsInMiddle(text: string, { kind, offset, text: found, error }: Token): boolean {
  const isLast = offset + found.length >= text.trimEnd().length;
  const isHalf = error === "unclosed" || (kind === "word" && offset + found.length === text.length);
  return isLast && (isHalf || /^[,:{[]$/.test(kind));
}

/** The pieces of a JSON text without its spaces, the end included. */
export function readTokens(text: string): Token[] {
  const scanner = createScanner(text, false);
  const tokens: Token[] = [];
  let before: Token | undefined;
  /** The lines that the scanner did not count. */
  let skippedLines = 0;
  for (;;) {
    const scanned: number = scanner.scan();
    const kind = kinds[scanned];
    if (!kind) continue;
    const offset = scanner.getTokenOffset();
    const error = scanned === unknownKind ? "unknown" : errors[scanner.getTokenError()];
    const strict: Token = {
      kind,
      offset,
      text: text.slice(offset, scanner.getPosition()),
      line: scanner.getTokenStartLine() + skippedLines,
      ...(error ? { error } : {}),
    };
    const loose = readLoosely(text, strict, before);
    const token: Token = loose ? { ...loose, offset, line: strict.line } : strict;
    if (loose) scanner.setPosition(offset + loose.text.length);
    skippedLines += loose?.text.match(/\r\n|\n|\r/g)?.length ?? 0;
    tokens.push(token);
    if (kind === "end") return tokens;
    if (token.kind !== "comment") before = token;
  }
}
