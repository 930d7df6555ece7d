import type { Change } from "../edits";
import type { Mistake, MistakeCode } from "../mistake";
import { readTokens, type Token } from "./tokens";

/** Reads the tokens of a text one after another, and collects mistakes. */
export class TokenReader {
  readonly mistakes: Mistake[] = [];
  protected readonly text: string;
  /** Without comments. */
  protected tokens: Token[];
  /** Separate because they may be anywhere. */
  protected readonly comments: Token[];
  protected next = 0;
  /** The offset after the last token that was read. */
  protected lastEnd = 0;

  constructor(text: string) {
    this.text = text;
    const tokens = readTokens(text);
    this.tokens = tokens.filter(({ kind }) => kind !== "comment");
    this.comments = tokens.filter(({ kind }) => kind === "comment");
  }

  protected get token(): Token {
    return this.tokens[this.next]!;
  }

  protected advance(): Token {
    const token = this.token;
    this.lastEnd = token.offset + token.text.length;
    if (token.kind !== "end") this.next++;
    return token;
  }

  /** @param fix - the replacement */
  protected report(
    { offset, text }: Pick<Token, "offset" | "text">,
    message: string,
    code: MistakeCode = "syntax-error",
    fix?: string | Change,
  ): void {
    const { length } = text;
    const change = typeof fix === "string" ? { offset, length, text: fix } : fix;
    this.mistakes.push({ code, message, offset, length, ...(change ? { changes: [change] } : {}) });
  }
}
