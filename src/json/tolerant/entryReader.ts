import { fixQuoted } from "./syntaxFixes";
import { explainText, explainWord, short } from "./syntaxWords";
import { TokenReader } from "./tokenReader";
import { isTextError, type Token } from "./tokens";

/** What a text in quotes may be followed by on its line, besides the signs of JSON. */
const sign = /^(?:;|=|=>|:=|->)$/;

/** Reads keys and values that are no brackets, and passes over what is wrong with them. */
export class EntryReader extends TokenReader {
  /** Whether brackets may have been lost with the rest of an unclosed text. */
  protected hasUnclosedText = false;
  /** Whether the comma after a value may have been lost with the rest of an unclosed text. */
  protected lostComma = false;

  /** Reads a text in quotes, with what of it was left outside of them. */
  protected readText(): void {
    const token = this.advance();
    const { error } = token;
    if (isTextError(error)) {
      const fix = fixQuoted(token);
      this.report(token, explainText(error, this.#shown(token, fix), fix === undefined), "syntax-error", fix);
    }
    if (error === "unclosed") {
      // The rest of a text that was broken into lines.
      this.lostComma = true;
      this.hasUnclosedText = true;
      while (/^(?:word|number|,|:)$/.test(this.token.kind) || this.token.error === "unclosed") this.advance();
      return;
    }
    const after = this.token;
    if (after.kind !== "word" || after.line !== token.line || sign.test(after.text)) return;
    this.report(
      after,
      `"${short(after.text)}" is outside the quotation marks. Move it inside, or delete it. For a quotation mark inside text, use \\".`,
    );
    while (this.#isRestOfText(after.line)) this.advance();
  }

  /** What the message about a text shows: how it is written, with its line, or what of it means nothing. */
  #shown({ offset, text, error }: Token, fix: string | undefined): string | undefined {
    if (error === "path") return fix ?? `"/${/[^\\/]*$/.exec(text)![0]}`;
    if (error !== "quotes") return /\\[^"\\/bfnrtu]/u.exec(text.replace(/\\["\\/bfnrtu]/g, "  "))?.[0];
    let start = offset;
    while (start > 0 && !/[\r\n]/.test(this.text[start - 1]!)) start--;
    const before = this.text.slice(start, offset);
    const [after] = /^[^\r\n]*/.exec(this.text.slice(offset + text.length))!;
    return `${before}${fix}${after}`.trim();
  }

  /** Whether a piece still belongs to a text with quotes in it: up to the next entry, or the end of the line. */
  #isRestOfText(line: number): boolean {
    const isPart = /^(?:word|number|text)$/;
    const [first, second, third] = this.tokens.slice(this.next, this.next + 3);
    if (first!.line !== line) return false;
    if (first!.kind !== ",") return isPart.test(first!.kind);
    const isNextEntry = second?.kind === "text" && /^[:,\]}]$/.test(third?.kind ?? "");
    return second?.line === line && !isNextEntry && isPart.test(second.kind);
  }

  /**
   * Reads words without quotes, and numbers, up to the next sign; one mistake for all of them.
   * @param explain - what is wrong with them
   * @param fix - what was meant by them, where it can be told
   */
  protected words(
    explain: (found: string) => string,
    fix: ((written: string) => string | undefined) | undefined,
  ): void {
    const first = this.advance();
    const isKnown = first.error === undefined && explain === explainWord;
    let found = first.text;
    while (this.token.kind === "word" && this.token.line === first.line && !sign.test(this.token.text)) {
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
