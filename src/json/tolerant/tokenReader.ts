import type { Change } from "../edits";
import type { Mistake, MistakeCode } from "../mistake";
import { readTokens, type Token } from "./tokens";

/** Goes through the pieces of a text, one after the other, and collects what is wrong with them. */
export class TokenReader {
  readonly mistakes: Mistake[] = [];
  protected readonly text: string;
  /** The pieces of the text without its comments. */
  protected tokens: Token[];
  /** The comments of the text, which may stand anywhere. */
  protected readonly comments: Token[];
  protected next = 0;
  /** Where the last piece that was read ends. */
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

  /** @param fix - what stands in its place once it is fixed */
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
