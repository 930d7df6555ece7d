import { createScanner } from "jsonc-parser";

/** `text`, `word` and `number` are values; every other kind is its own character. */
export interface Token {
  kind: "{" | "}" | "[" | "]" | "," | ":" | "text" | "number" | "word" | "comment" | "end";
  offset: number;
  text: string;
  /** The number of its line, from 0. */
  line: number;
  /** For texts in quotes, numbers and words: what is wrong with them. */
  error?: "unclosed" | "unicode" | "escape" | "character" | "number" | "unknown";
}

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

/** The pieces of a JSON text without its spaces, the end included. */
export function readTokens(text: string): Token[] {
  const scanner = createScanner(text, false);
  const tokens: Token[] = [];
  for (;;) {
    const scanned: number = scanner.scan();
    const kind = kinds[scanned];
    if (!kind) continue;
    const offset = scanner.getTokenOffset();
    const error = scanned === unknownKind ? "unknown" : errors[scanner.getTokenError()];
    tokens.push({
      kind,
      offset,
      text: text.slice(offset, scanner.getPosition()),
      line: scanner.getTokenStartLine(),
      ...(error ? { error } : {}),
    });
    if (kind === "end") return tokens;
  }
}
