import { isAskew, isForgotten, type OpenBracket } from "./brackets";
import type { DiagnosticCode } from "./codes";
import type { Change } from "./edits";
import type { Slip } from "./slip";
import { mendKey, mendQuoted, mendWord, trusted, withoutComment } from "./syntaxMends";
import { clearInvisible } from "./invisible";
import { explainKey, explainText, explainWord, short } from "./syntaxWords";
import { readTokens, type Token } from "./tokens";

/** Finds every slip in a text that is not JSON: reads on after each as if it had been mended. */
export function explainSyntax(text: string): Slip[] {
  const cleared = clearInvisible(text);
  return trusted([...cleared.slips, ...new TolerantReader(cleared.text).read()]);
}

class TolerantReader {
  readonly #slips: Slip[] = [];
  readonly #tokens: Token[];
  readonly #text: string;
  readonly #open: OpenBracket[] = [];
  #next = 0;
  #lastEnd = 0;
  #missingClosers = "";
  /** The innermost of the brackets that the end of the file leaves open. */
  #unclosed: Token | undefined;
  /** The first bracket that is closed where its line is not: the one that is really open may be that one. */
  #suspect: Token | undefined;
  /** Whether brackets may have been lost with the rest of an unclosed text. */
  #hasUnclosedText = false;
  /** Whether the comma after a value may have been lost with the rest of an unclosed text. */
  #lostComma = false;

  constructor(text: string) {
    this.#text = text;
    const tokens = readTokens(text);
    this.#tokens = tokens.filter(({ kind }) => kind !== "comment");
    for (const token of tokens) {
      if (token.kind !== "comment") continue;
      const message = "JSON has no comments. Remove this one.";
      this.#report(token, message, "comment", withoutComment(text, token));
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
      const suspect = this.#suspect ?? this.#unclosed;
      const where = suspect
        ? ` The "${suspect.text}" in line ${suspect.line + 1} may be the one that is open.`
        : "";
      const message = `The file ends before everything is closed. Add "${this.#missingClosers}" where the open parts end.${where}`;
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
    mend?: string | Change,
  ) {
    const { length } = text;
    const change = typeof mend === "string" ? { offset, length, text: mend } : mend;
    this.#slips.push({ code, message, offset, length, ...(change ? { changes: [change] } : {}) });
  }

  #value(): void {
    const token = this.#token;
    switch (token.kind) {
      case "{":
      case "[":
        return this.#group(token.kind);
      case "text":
        return this.#readText();
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
    const opened = this.#advance();
    this.#open.push({ kind: opening, token: opened });
    let comma: Token | undefined;
    let needsComma = false;
    let isFirst = true;
    for (;;) {
      const token = this.#token;
      if (token.kind === "end") {
        this.#missingClosers += closing;
        this.#unclosed ??= opened;
        break;
      }
      if (token.kind === closing) {
        if (comma)
          this.#report(
            comma,
            `Nothing follows this comma but "${closing}". Remove the comma.`,
            "trailing-comma",
            "",
          );
        if (!this.#suspect && isAskew(this.#text, opened, token)) this.#suspect = opened;
        this.#advance();
        break;
      }
      if (token.kind === other) {
        this.#report(
          token,
          `A "${closing}" is expected here, as the "${opening}" in line ${opened.line + 1} is still open, but it is a "${other}".`,
        );
        if (!isForgotten(other, this.#open, this.#tokens.slice(this.#next + 1, this.#next + 4)))
          this.#advance();
        break;
      }
      if (token.kind === "," || (token.kind === "word" && token.text === ";")) {
        const isExtra = token.text === "," && (comma !== undefined || isFirst);
        if (token.text === ";") {
          this.#report(token, "Write a comma instead of the semicolon.", "syntax-error", ",");
        }
        if (isExtra) {
          const message = "There is a comma too many here, or something is missing in front of it.";
          this.#report(token, message, "syntax-error", "");
        }
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
          changes: [{ offset: this.#lastEnd, length: 0, text: "," }],
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

  #property(): void {
    const key = this.#token;
    if (key.kind === "text") this.#readText();
    else if (key.kind === "word" || key.kind === "number") this.#words(explainKey);
    else {
      this.#report(key, `A key in double quotes is expected here instead of ${quoted(key)}.`);
      if (key.kind !== ":") return this.#value();
    }
    if (this.#lostComma) return;

    const colon = this.#token;
    if (colon.kind === ":") this.#advance();
    else if (colon.kind === "word" && colon.text === "=") {
      const message = "Write a colon between a key and its value, not an equals sign.";
      const offset = this.#lastEnd;
      const mend = { offset, length: colon.offset + 1 - offset, text: ":" };
      this.#report(this.#advance(), message, "syntax-error", mend);
    } else if (colon.kind !== "end") {
      const gap = { offset: this.#lastEnd, text: " " };
      const isValueMissing = /^[,}\]]$/.test(colon.kind);
      const mend = isValueMissing ? undefined : { offset: this.#lastEnd, length: 0, text: ":" };
      const message = 'A colon is missing between the key and its value, as in "key": "value".';
      this.#report(gap, message, "syntax-error", mend);
      if (isValueMissing) return;
    }
    this.#value();
  }

  #readText(): void {
    const token = this.#advance();
    const { error } = token;
    if (error && error !== "number" && error !== "unknown") {
      this.#report(token, explainText(error), "syntax-error", mendQuoted(this.#text, token));
    }
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
    if (isKnown && found === first.text) return;
    const written = this.#text.slice(first.offset, this.#lastEnd);
    const mend = explain === explainKey ? mendKey(written) : mendWord(written);
    this.#report({ offset: first.offset, text: written }, explain(found), "syntax-error", mend);
  }
}

function quoted({ text }: Token): string {
  return text === "" ? "the end" : `"${short(text)}"`;
}
