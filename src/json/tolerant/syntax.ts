import { isOmission, omissionMessage, isOmissionComment } from "./omission";
import { smallestConfig } from "./foreignText";
import { isMisindented, closesOuter, type OpenBracket } from "./brackets";
import { explainBrackets } from "./bracketMistakes";
import type { Mistake } from "../mistake";
import { fixKey, fixWord, trusted, withoutComment } from "./syntaxFixes";
import { clearInvisible } from "./invisible";
import { explainKey, explainWord, otherColon, short } from "./syntaxWords";
import { EntryReader } from "./entryReader";
import { endsInMiddle, type Token } from "./tokens";

/** Finds every mistake in invalid JSON, by continuing after each one as if it had been fixed. */
export function explainSyntax(text: string): Mistake[] {
  const cleared = clearInvisible(text);
  return trusted([...cleared.mistakes, ...new TolerantReader(cleared.text).read()]);
}

class TolerantReader extends EntryReader {
  readonly #open: OpenBracket[] = [];
  #missingClosers = "";
  /** The innermost bracket that is still open at the end of the file. */
  #unclosed: Token | undefined;
  /** The first bracket whose closing bracket is indented differently: it may be the unclosed one. */
  #suspect: Token | undefined;

  read(): Mistake[] {
    for (const comment of this.comments) {
      if (isOmissionComment(comment.text)) {
        this.report(comment, omissionMessage);
        continue;
      }
      const fix = withoutComment(this.text, comment);
      const message = fix
        ? "JSON does not allow comments. Delete this one."
        : "JSON does not allow comments, and this one has no end (*/). Delete the /* and the words of the comment.";
      this.report(comment, message, "comment", fix);
    }
    const brackets = explainBrackets(this.text, this.tokens);
    if (brackets) {
      this.mistakes.push(brackets.mistake);
      this.tokens = brackets.tokens;
    }
    this.#value();
    const rest = this.token;
    if (rest.kind !== "end" && this.next > 0)
      this.report(rest, explainRest(rest, this.tokens[this.next + 1]));
    else if (this.#missingClosers !== "") return this.#readEnd();
    return this.mistakes;
  }

  /** Reports that the file ends too early. Mistakes in the last token are dropped because they have the same cause. */
  #readEnd(): Mistake[] {
    const last = this.tokens.at(-2)!;
    const isCutOff = endsInMiddle(this.text, last) || (this.#missingClosers.length > 1 && !this.#suspect);
    if (!isCutOff && this.hasUnclosedText) return this.mistakes;
    const suspect = this.#suspect ?? this.#unclosed;
    const message = isCutOff
      ? explainCutOff(this.#missingClosers)
      : `Closing brackets are missing ("${this.#missingClosers}"). Add each one where its part of the config ends.${
          suspect
            ? ` The "${suspect.text}" on line ${suspect.line + 1} may be the one that is not closed.`
            : ""
        }`;
    const end: Mistake = { code: "syntax-error", message, offset: this.lastEnd, length: 0 };
    return [...this.mistakes.filter(({ offset }) => !isCutOff || offset < last.offset), end];
  }

  #value(): void {
    const { token } = this;
    switch (token.kind) {
      case "{":
      case "[":
        return this.#group(token.kind);
      case "text":
        return this.readText();
      case "number":
      case "word":
        return this.words(explainWord, this.#open.length > 0 ? fixWord : undefined);
      case "end":
        if (this.#open.length === 0) this.report(token, `The file contains no config. ${smallestConfig}`);
        return;
      default:
        this.report(
          token,
          `A value is missing before ${quoted(token)}.${this.#open.length > 0 ? " Add a value, or remove the key." : ""}`,
        );
    }
  }

  /** Reads an object or a list up to its end. */
  #group(opening: "{" | "["): void {
    const closing = opening === "{" ? "}" : "]";
    const other = opening === "{" ? "]" : "}";
    const opened = this.advance();
    this.#open.push({ kind: opening, token: opened });
    let comma: Token | undefined;
    let needsComma = false;
    let isFirst = true;
    let hasKeys = false;
    for (;;) {
      const { token } = this;
      if (token.kind === "end") {
        this.#missingClosers += closing;
        this.#unclosed ??= opened;
        break;
      }
      if (token.kind === closing) {
        if (comma) {
          const message = `There is a comma before "${closing}". Remove it.`;
          this.report(comma, message, "trailing-comma", "");
        }
        if (!this.#suspect && isMisindented(this.text, opened, token)) this.#suspect = opened;
        this.advance();
        break;
      }
      if (token.kind === other) {
        this.report(
          token,
          `The "${opening}" on line ${opened.line + 1} must be closed with "${closing}", not with "${other}". Look for a missing or extra bracket between them.`,
        );
        if (!closesOuter(other, this.#open, this.tokens.slice(this.next + 1, this.next + 4))) this.advance();
        break;
      }
      if (token.kind === "," || (token.kind === "word" && token.text === ";")) {
        const isExtra = token.text === "," && (comma !== undefined || isFirst);
        if (token.text === ";") {
          this.report(token, "Use a comma instead of this semicolon.", "syntax-error", ",");
        }
        if (isExtra) {
          const message = "There is an extra comma here. Remove it, or add the missing entry before it.";
          this.report(token, message, "syntax-error", "");
        }
        comma = isExtra ? comma : token;
        this.advance();
        needsComma = false;
        continue;
      }
      const isNoEntry = opening === "{" && (token.kind === "{" || token.kind === "[");
      if (needsComma && !isNoEntry) {
        this.mistakes.push({
          code: "syntax-error",
          message: `A comma is missing before ${short(token.text)}.`,
          offset: this.lastEnd,
          length: 1,
          changes: [{ offset: this.lastEnd, length: 0, text: "," }],
        });
      }
      const start = this.next;
      if (token.kind === "word" && isOmission(token.text)) this.report(this.advance(), omissionMessage);
      else if (opening === "{") this.#property();
      else {
        this.#value();
        hasKeys = this.#keyInList(token, hasKeys) || hasKeys;
      }
      // An unreadable token is skipped to avoid an endless loop.
      if (this.next === start) this.advance();
      comma = undefined;
      isFirst = false;
      needsComma = !this.lostComma;
      this.lostComma = false;
    }
    this.#open.pop();
  }

  /** Skips the value of a key in a list. Only the first key of a list is reported. */
  #keyInList(key: Token, isReported: boolean): boolean {
    if (this.token.kind !== ":" || this.token === key) return false;
    if (!isReported) {
      this.report(
        key,
        `${quoted(key)} is a key, but a list cannot contain keys. Put { } around the keys that belong together.`,
      );
    }
    this.advance();
    this.#value();
    return true;
  }

  #property(): void {
    const key = this.token;
    if (key.kind === "text") this.readText();
    else if (key.kind === "word" || key.kind === "number") this.words(explainKey, fixKey);
    else {
      const isOpener = key.kind === "{" || key.kind === "[";
      this.report(
        key,
        isOpener
          ? `A key in double quotes is missing before this "${key.kind}". Add the key, or a closing bracket that is missing above.`
          : `A key in double quotes is missing before this ${quoted(key)}. Add the key.`,
      );
      if (key.kind !== ":") return this.#value();
    }
    if (this.lostComma) return;
    const colon = this.token;
    if (colon.kind === ":") this.#colons();
    else if (colon.kind === "word" && otherColon.test(colon.text)) {
      const message = `Use a colon (:) between a key and its value, not ${colon.text}.`;
      const offset = this.lastEnd;
      const end = colon.offset + colon.text.length;
      this.report(this.advance(), message, "syntax-error", { offset, length: end - offset, text: ":" });
    } else if (colon.kind !== "end") {
      const isValueMissing = /[,}\]]/.test(colon.kind);
      const gap = { offset: this.lastEnd, text: " " };
      const fix = isValueMissing ? undefined : { offset: this.lastEnd, length: 0, text: ":" };
      this.report(
        gap,
        isValueMissing
          ? 'This key has no value. Use the form "key": "value".'
          : 'The colon between this key and its value is missing. Use the form "key": "value".',
        "syntax-error",
        fix,
      );
      if (isValueMissing) return;
    }
    this.#value();
  }

  /** Reads the colon after a key, and reports extra ones. */
  #colons(): void {
    this.advance();
    while (this.token.kind === ":") {
      this.report(this.advance(), "There is an extra colon here. Remove it.", "syntax-error", "");
    }
  }
}

/** The message for text after the end of the config. */
function explainRest(rest: Token, next: Token | undefined): string {
  switch (rest.kind) {
    case "{":
      return "A second config starts here, but a file can contain only one. Remove one of the two, or look for an extra closing bracket above.";
    case "}":
    case "]":
      return `This "${rest.kind}" has no matching "${rest.kind === "}" ? "{" : "["}". Remove it, or remove an extra closing bracket above.`;
    default:
      return rest.kind === "," || next?.kind === ":"
        ? `All brackets are already closed before this ${quoted(rest)}, but the config continues. Remove the extra closing bracket above.`
        : `The config ends before this ${quoted(rest)}. Delete everything from here on, or look for an extra closing bracket above.`;
  }
}

function explainCutOff(closers: string): string {
  const count = closers.length === 1 ? "1 closing bracket" : `${closers.length} closing brackets`;
  const which = closers.length <= 12 ? ` ("${closers}")` : "";
  return `The end of the file is missing, including ${count}${which}. Restore the missing part, for example from an older copy.`;
}

function quoted({ text }: Token): string {
  if (text === "") return "the end";
  return /^".*"$/.test(text) ? short(text) : `"${short(text)}"`;
}
