import type { DiagnosticCode } from "./codes";
import type { Slip } from "./slip";
import { explainKey, explainText, explainWord, short } from "./syntaxWords";
import { readTokens, type Token } from "./tokens";

/** Finds every slip in a text that is not JSON: reads on after each as if it had been mended. */
export function explainSyntax(text: string): Slip[] {
  return new TolerantReader(text).read();
}

class TolerantReader {
  readonly #slips: Slip[] = [];
  readonly #tokens: Token[];
  readonly #open: ("{" | "[")[] = [];
  #next = 0;
  #lastEnd = 0;
  #missingClosers = "";
  /** Whether brackets may have been lost with the rest of an unclosed text. */
  #hasUnclosedText = false;
  /** Whether the comma after a value may have been lost with the rest of an unclosed text. */
  #lostComma = false;

  constructor(text: string) {
    const tokens = readTokens(text);
    this.#tokens = tokens.filter(({ kind }) => kind !== "comment");
    for (const token of tokens) {
      if (token.kind === "comment") this.#report(token, "JSON has no comments. Remove this one.", "comment");
    }
  }

  read(): Slip[] {
    this.#value();
    const rest = this.#token;
    if (rest.kind !== "end" && this.#next > 0) {
      this.#report(
        rest,
        `The config is complete before this ${quoted(rest)}. Remove what follows, or look for a closing bracket too many above.`,
      );
    } else if (this.#missingClosers && !this.#hasUnclosedText) {
      const message = `The file ends before everything is closed. Add "${this.#missingClosers}" where the open parts end.`;
      this.#slips.push({ code: "syntax-error", message, offset: this.#lastEnd, length: 0 });
    }
    return this.#slips;
  }

  get #token(): Token {
    return this.#tokens[this.#next]!;
  }

  #advance(): Token {
    const token = this.#token;
    this.#lastEnd = token.offset + token.text.length;
    if (token.kind !== "end") this.#next++;
    return token;
  }

  #report(
    { offset, text }: Pick<Token, "offset" | "text">,
    message: string,
    code: DiagnosticCode = "syntax-error",
  ) {
    this.#slips.push({ code, message, offset, length: text.length });
  }

  #value(): void {
    const token = this.#token;
    switch (token.kind) {
      case "{":
      case "[":
        return this.#group(token.kind);
      case "text":
        return this.#text();
      case "number":
      case "word":
        return this.#words(explainWord);
      case "end":
        if (this.#open.length === 0) this.#report(token, "A value is missing here.");
        return;
      default:
        this.#report(token, `A value is missing in front of ${quoted(token)}.`);
    }
  }

  /** Reads a list or a group of keys, entry by entry, to its end. */
  #group(opening: "{" | "["): void {
    const closing = opening === "{" ? "}" : "]";
    const other = opening === "{" ? "]" : "}";
    this.#open.push(opening);
    this.#advance();
    let comma: Token | undefined;
    let needsComma = false;
    let isFirst = true;
    for (;;) {
      const token = this.#token;
      if (token.kind === "end") {
        this.#missingClosers += closing;
        break;
      }
      if (token.kind === closing) {
        if (comma)
          this.#report(
            comma,
            `Nothing follows this comma but "${closing}". Remove the comma.`,
            "trailing-comma",
          );
        this.#advance();
        break;
      }
      if (token.kind === other) {
        this.#report(
          token,
          `A "${closing}" is expected here, as a "${opening}" is still open, but it is a "${other}".`,
        );
        if (!this.#isForgotten(other)) this.#advance();
        break;
      }
      if (token.kind === "," || (token.kind === "word" && token.text === ";")) {
        const isExtra = token.text === "," && (comma !== undefined || isFirst);
        if (token.text === ";") this.#report(token, "Write a comma instead of the semicolon.");
        if (isExtra)
          this.#report(token, "There is a comma too many here, or something is missing in front of it.");
        comma = isExtra ? undefined : token;
        this.#advance();
        needsComma = false;
        continue;
      }
      if (needsComma) {
        this.#slips.push({
          code: "syntax-error",
          message: `A comma is missing here, in front of ${short(token.text)}.`,
          offset: this.#lastEnd,
          length: 1,
        });
      }
      const start = this.#next;
      if (opening === "{") this.#property();
      else this.#value();
      // What cannot be read at all is reported once and passed over.
      if (this.#next === start) this.#advance();
      comma = undefined;
      isFirst = false;
      needsComma = !this.#lostComma;
      this.#lostComma = false;
    }
    this.#open.pop();
  }

  /**
   * Whether the bracket here closes a group further out, so that the one in front of it was forgotten;
   * else it was typed in place of the right one, and what follows it goes on with the group around.
   */
  #isForgotten(found: "}" | "]"): boolean {
    const around = this.#open.slice(0, -1);
    const [first, second, third] = this.#tokens.slice(this.#next + 1, this.#next + 4);
    if (!around.includes(found === "}" ? "{" : "[") || first?.kind === found) return false;
    const goesOnAround =
      around.at(-1) === "["
        ? first?.kind === "," && second?.kind === "{"
        : first?.kind === "," && second?.kind === "text" && third?.kind === ":";
    return !goesOnAround;
  }

  #property(): void {
    const key = this.#token;
    if (key.kind === "text") this.#text();
    else if (key.kind === "word" || key.kind === "number") this.#words(explainKey);
    else {
      this.#report(key, `A key in double quotes is expected here instead of ${quoted(key)}.`);
      if (key.kind !== ":") return this.#value();
    }
    if (this.#lostComma) return;

    const colon = this.#token;
    if (colon.kind === ":") this.#advance();
    else if (colon.kind === "word" && colon.text === "=") {
      this.#report(this.#advance(), "Write a colon between a key and its value, not an equals sign.");
    } else if (colon.kind !== "end") {
      const gap = { offset: this.#lastEnd, text: " " };
      this.#report(gap, 'A colon is missing between the key and its value, as in "key": "value".');
      if (/^[,}\]]$/.test(colon.kind)) return;
    }
    this.#value();
  }

  #text(): void {
    const token = this.#advance();
    const { error } = token;
    if (error && error !== "number" && error !== "unknown") this.#report(token, explainText(error));
    if (error === "unclosed") {
      // The rest of a text that was broken into lines.
      this.#lostComma = true;
      this.#hasUnclosedText = true;
      while (/^(?:word|number|,|:)$/.test(this.#token.kind) || this.#token.error === "unclosed")
        this.#advance();
      return;
    }
    const after = this.#token;
    if (after.kind !== "word" || after.line !== token.line || /^[;=]$/.test(after.text)) return;
    this.#report(
      after,
      `"${short(after.text)}" stands outside of the quotes. For a quote inside a text, write \\".`,
    );
    while (/^(?:word|number|text)$/.test(this.#token.kind) && this.#token.line === token.line)
      this.#advance();
  }

  /** Reads words without quotes, and numbers, up to the next sign; one slip for all of them. */
  #words(explain: (found: string) => string): void {
    const first = this.#advance();
    const isKnown = first.error === undefined && explain === explainWord;
    let found = first.text;
    while (
      this.#token.kind === "word" &&
      this.#token.line === first.line &&
      !/^[;=]$/.test(this.#token.text)
    ) {
      found += (this.#token.offset > this.#lastEnd ? " " : "") + this.#advance().text;
    }
    const joinsNumber =
      first.kind === "number" && this.#token.kind === "number" && this.#token.offset === this.#lastEnd;
    if (joinsNumber) found += this.#advance().text;
    if (!isKnown || found !== first.text) this.#report({ offset: first.offset, text: found }, explain(found));
  }
}

function quoted({ text }: Token): string {
  return text === "" ? "the end" : `"${short(text)}"`;
}
