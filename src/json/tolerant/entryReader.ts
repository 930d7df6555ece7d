import { isValue } from "./nesting";
import { fixQuoted } from "./syntaxFixes";
import { explainText, explainWord, short } from "./syntaxWords";
import { isTextError, type Token, readTokens } from "./tokens";
import type { Change } from "../changes";
import type { Mistake, MistakeCode } from "../mistake";

/** Reads the tokens of a text one after another, and collects mistakes. */
class TokenReader {
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

/** Separators that people write instead of commas and colons. */
const otherSeparator = /^(?:;|=|=>|:=|->)$/;

/** Reads keys and plain values, and reports and skips invalid ones. */
export class EntryReader extends TokenReader {
  /** The rest of an unclosed string was skipped and may have contained brackets. */
  protected hasUnclosedText = false;
  /** The rest of an unclosed string was skipped and may have contained the comma after the value. */
  protected lostComma = false;

  /** Reads a string, including its words after an unescaped quotation mark. */
  protected readText(): void {
    const token = this.advance();
    const { error } = token;
    if (isTextError(error)) {
      const fix = fixQuoted(token);
      this.report(token, explainText(error, this.#shown(token, fix), fix === undefined), "syntax-error", fix);
    }
    if (error === "unclosed") {
      // Skips the remaining lines of a string with line breaks.
      this.lostComma = true;
      this.hasUnclosedText = true;
      while (/word|number|[,:]/.test(this.token.kind) || this.token.error === "unclosed") this.advance();
      return;
    }
    const after = this.token;
    if (after.kind !== "word" || after.line !== token.line || otherSeparator.test(after.text)) return;
    this.report(
      after,
      `"${short(after.text)}" is outside the quotation marks. Move it inside, or delete it. For a quotation mark inside text, use \\".`,
    );
    while (this.#isRestOfText(after.line)) this.advance();
  }

  /** The part of a string for its message: the corrected string, with its line if it contains quotes, or the invalid escape. */
  #shown({ offset, text, error }: Token, fix: string | undefined): string | undefined {
    if (error === "path") return fix ?? `"/${/[^\\/]*$/.exec(text)![0]}`;
    if (error !== "quotes") return /\\[^"\\/bfnrtu]/u.exec(text.replace(/\\["\\/bfnrtu]/g, "  "))?.[0];
    let start = offset;
    while (start > 0 && !/[\r\n]/.test(this.text[start - 1]!)) start--;
    const before = this.text.slice(start, offset);
    const [after] = /^[^\r\n]*/.exec(this.text.slice(offset + text.length))!;
    return `${before}${fix}${after}`.trim();
  }

  /** Whether the next token still belongs to a string with unescaped quotes. The next entry or line ends the string. */
  #isRestOfText(line: number): boolean {
    const [first, second, third] = this.tokens.slice(this.next, this.next + 3);
    if (first!.line !== line) return false;
    if (first!.kind !== ",") return isValue(first!);
    const isNextEntry = second?.kind === "text" && /[:,\]}]/.test(third?.kind ?? "");
    return second?.line === line && !isNextEntry && isValue(second);
  }

  /** Reads unquoted words and numbers up to the next separator, and reports them as one mistake. */
  protected words(
    explain: (found: string) => string,
    fix: ((written: string) => string | undefined) | undefined,
  ): void {
    const first = this.advance();
    const isKnown = first.error === undefined && explain === explainWord;
    let found = first.text;
    while (
      this.token.kind === "word" &&
      this.token.line === first.line &&
      !otherSeparator.test(this.token.text)
    ) {
      found += (this.token.offset > this.lastEnd ? " " : "") + this.advance().text;
    }
    const joinsNumber =
      first.kind === "number" && this.token.kind === "number" && this.token.offset === this.lastEnd;
    if (joinsNumber) found += this.advance().text;
    if (isKnown && found === first.text) return;
    const written = this.text.slice(first.offset, this.lastEnd);
    this.report({ offset: first.offset, text: written }, explain(found), "syntax-error", fix?.(written));
  }
}
