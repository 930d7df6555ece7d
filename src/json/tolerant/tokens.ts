import { createScanner } from "jsonc-parser";
import { readLoosely } from "./looseTokens";

/** `text`, `word` and `number` are values; every other kind is its own character. */
export interface Token {
  kind: "{" | "}" | "[" | "]" | "," | ":" | "text" | "number" | "word" | "comment" | "end";
  offset: number;
  text: string;
  /** From 0. */
  line: number;
  /** For strings, numbers and words. */
  error?: TextError | "number" | "unknown";
}

/**
 * Errors of a string: it is `unclosed` at the end of its line, `open` before the next key, continues over several
 * `lines`, contains `quotes`, is a `path` with backslashes, or contains an invalid `unicode` code, `escape` or
 * `character`.
 */
export type TextError =
  | "unclosed"
  | "open"
  | "lines"
  | "quotes"
  | "path"
  | "unicode"
  | "escape"
  | "character";

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

export function isTextError(error: Token["error"]): error is TextError {
  return error !== undefined && error !== "number" && error !== "unknown";
}

/** Whether a text ends inside a token, or with a token after which something must follow. */
export function endsInMiddle(text: string, { kind, offset, text: found, error }: Token): boolean {
  const isLast = offset + found.length >= text.trimEnd().length;
  const isHalf = error === "unclosed" || (kind === "word" && offset + found.length === text.length);
  return isLast && (isHalf || /[,:{[]/.test(kind));
}

/** The tokens of a JSON text, without spaces but including the end. */
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
