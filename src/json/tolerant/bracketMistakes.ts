import { fixBrackets } from "./bracketFixes";
import type { Change } from "../changes";
import {
  type BracketEdit,
  type Closer,
  closerOf,
  Nesting,
  type OpenGroup,
  type Part,
  partsOf,
} from "./nesting";
import type { Mistake } from "../mistake";
import { short } from "./syntaxWords";
import { endsInMiddle, type Token } from "./tokens";

export interface BracketMistake {
  mistake: Mistake;
  tokens: Token[];
}

/** In characters. Longer texts are not searched, because every position of a bracket is tried. */
const longestText = 1_000_000;

/** Explains a single missing, extra or wrong bracket, if it can be determined. */
export function explainBrackets(text: string, tokens: readonly Token[]): BracketMistake | undefined {
  // The rest of an unclosed string may contain brackets.
  const isReadable = text.length <= longestText && !tokens.some(({ error }) => error === "unclosed");
  const last = tokens.at(-2);
  if (!last || endsInMiddle(text, last)) return undefined;
  const parts = isReadable ? partsOf(text, tokens) : [];
  const fix = fixBrackets(parts);
  if (!fix) return undefined;
  const place = new Place(text, tokens, parts, fix.edits.at(-1)!);
  const explained = fix.edits.length === 1 ? place.explain() : place.explainDoubt(fix.edits, fix.wrong);
  return explained && { mistake: { code: "syntax-error", ...explained }, tokens: place.fixedTokens() };
}

type Explained = Pick<Mistake, "message" | "offset" | "length" | "changes">;

/** One change of a bracket, with its surrounding tokens. */
class Place {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #parts: readonly Part[];
  readonly #edit: BracketEdit;
  /** The index of the changed token, or of the token (a comma or the part itself) before which a bracket is missing. */
  readonly #at: number;
  readonly #before: Token | undefined;
  readonly #after: Token;
  /** The next part; `undefined` at the end of the file. */
  readonly #part: Part | undefined;
  /** The group that is open before it. */
  readonly #group: OpenGroup | undefined;

  constructor(text: string, tokens: readonly Token[], parts: readonly Part[], edit: BracketEdit) {
    this.#text = text;
    this.#tokens = tokens;
    this.#parts = parts;
    this.#edit = edit;
    this.#part = parts[edit.at];
    const end = tokens.length - 1;
    const index = this.#part ? tokens.indexOf(this.#part.token) : end;
    const isCloserMissing = edit.do === "insert" && isCloser(edit.bracket);
    this.#at = isCloserMissing && tokens[index - 1]?.kind === "," ? index - 1 : index;
    this.#before = tokens[this.#at - 1];
    this.#after = tokens[this.#at]!;
    this.#group = new Nesting(parts, undefined, edit.at).open.at(-1);
  }

  explain(): Explained | undefined {
    switch (this.#edit.do) {
      case "insert":
        return isCloser(this.#edit.bracket) ? this.#closerMissing(this.#edit.bracket) : this.#openerMissing();
      case "remove":
        return this.#tooMany();
      case "replace":
        return this.#wrongKind();
    }
  }

  /** The message if several changes are possible. */
  explainDoubt(edits: readonly BracketEdit[], wrong: number): Explained | undefined {
    const { bracket } = edits.find(({ do: what }) => what === "insert") ?? this.#edit;
    if (isCloser(bracket)) {
      const openers = edits.map(({ do: what, at }) =>
        what === "remove" ? this.#parts[at] : new Nesting(this.#parts, undefined, at).open.at(-1)?.part,
      );
      const [opener] = openers;
      if (!opener || openers.some((one) => one?.token.line !== opener.token.line)) return undefined;
      const isExtra = edits.some(({ do: what }) => what === "remove");
      const message = `The ${quoted(opener.token)} on line ${opener.token.line + 1} is never closed. Add ${bracket} where its content ends${isExtra ? `, or remove the extra ${quoted(opener.token)}` : ""}.`;
      return { message, offset: opener.token.offset, length: 1 };
    }
    const part = this.#parts[wrong];
    if (!part || !isCloser(part.kind)) return undefined;
    const message = `This "${part.kind}" has no matching "${part.kind === "}" ? "{" : "["}". Remove it, or add the missing bracket above.`;
    return { message, offset: part.token.offset, length: 1 };
  }

  fixedTokens(): Token[] {
    const { do: what, bracket } = this.#edit;
    const tokens = [...this.#tokens];
    const line = this.#before?.line ?? this.#after.line;
    const added = (kind: Token["kind"]): Token => ({ kind, text: "", offset: this.#endBefore(), line });
    if (what === "replace") tokens[this.#at] = { ...this.#after, kind: bracket, text: bracket };
    else if (what === "remove") tokens.splice(this.#at, this.#hasCommaTooMany() ? 2 : 1);
    else if (!this.#needsComma()) tokens.splice(this.#at, 0, added(bracket));
    else if (isCloser(bracket)) tokens.splice(this.#at, 0, added(bracket), added(","));
    else tokens.splice(this.#at, 0, added(","), added(bracket));
    return tokens;
  }

  #closerMissing(closer: Closer): Explained | undefined {
    const opener = this.#group?.part?.token;
    if (!opener || !this.#before) return undefined;
    const written = this.#needsComma() ? `${closer},` : closer;
    const message = `The ${quoted(opener)} on line ${opener.line + 1} is never closed. Add ${written} ${this.#where()}.`;
    const hasOwnLine = this.#after.kind === "," && this.#after.line > this.#before.line;
    const offset = hasOwnLine ? this.#after.offset : this.#endBefore();
    const space =
      opener.line < this.#before.line
        ? this.#newLine(this.#group.part!.indent, opener)
        : this.#spaceIn(opener);
    const change = { offset, length: 0, text: `${hasOwnLine ? "" : space}${written}` };
    return { message, offset, length: 0, changes: [change] };
  }

  #where(): string {
    const before = this.#before!;
    const line = before.line + 1;
    if (!this.#part) return "at the end of the file";
    const endsLine = this.#part.token.line > before.line;
    if (this.#after.kind !== ",") {
      return endsLine ? `at the end of line ${line}` : `after ${quoted(before)} on line ${line}`;
    }
    if (this.#after.line > before.line) return `before the comma on line ${this.#after.line + 1}`;
    return endsLine
      ? `before the comma at the end of line ${line}`
      : `before the comma after ${quoted(before)} on line ${line}`;
  }

  #openerMissing(): Explained | undefined {
    const { bracket } = this.#edit;
    const next = this.#part?.token;
    const { closing } = new Nesting(this.#parts, this.#edit);
    if (!next || !closing) return undefined;
    const { line, text: closer } = closing.token;
    const written = this.#needsComma() ? `, ${bracket}` : bracket;
    const isBehindKey = this.#before?.kind === ":";
    const key = isBehindKey ? this.#tokens[this.#at - 2] : undefined;
    const where = key
      ? `after the colon of ${short(key.text)} on line ${key.line + 1}`
      : `before ${quoted(next)}`;
    const message = `The "${closer}" on line ${line + 1} has no matching "${bracket}". Add ${written} ${where}.`;
    const { offset, length } = { offset: next.offset, length: next.text.length };
    return { message, offset, length, changes: [this.#openerChange(written, closing)] };
  }

  #openerChange(written: string, closing: Part): Change {
    const isBehindKey = this.#before?.kind === ":";
    if (this.#before && (isBehindKey || (this.#part!.startsLine && closing.startsLine))) {
      const space = isBehindKey ? " " : this.#newLine(closing.indent, closing.token);
      const comma = this.#needsComma() ? "," : "";
      return { offset: this.#endBefore(), length: 0, text: `${comma}${space}${this.#edit.bracket}` };
    }
    return { offset: this.#after.offset, length: 0, text: `${written}${written.endsWith("{") ? " " : ""}` };
  }

  #tooMany(): Explained {
    const { offset } = this.#after;
    const opener = this.#group?.part?.token;
    const isOpener = !isCloser(this.#edit.bracket);
    const goesOn = opener && this.#tokens[this.#at + 1]?.kind !== "end";
    const reason = isOpener
      ? "it is never closed"
      : goesOn
        ? `the ${quoted(opener)} on line ${opener.line + 1} is not closed yet`
        : "all brackets are already closed";
    const message = `Unexpected "${this.#edit.bracket}": ${reason}. Remove the "${this.#edit.bracket}".`;
    const start = this.#text.slice(0, offset).trimEnd().length;
    const last = this.#hasCommaTooMany() ? this.#tokens[this.#at + 1]! : this.#after;
    return {
      message,
      offset,
      length: 1,
      changes: [{ offset: start, length: last.offset + 1 - start, text: "" }],
    };
  }

  #wrongKind(): Explained {
    const { bracket } = this.#edit;
    const { offset, text: found } = this.#after;
    const opener = this.#group?.part?.token;
    const message = isCloser(bracket)
      ? `The ${quoted(opener!)} on line ${opener!.line + 1} must be closed with "${bracket}", not with "${found}". Use ${bracket} instead.`
      : `This part ends with "${closerOf[bracket]}", so it must start with "${bracket}". Use ${bracket} instead of ${found}.`;
    return { message, offset, length: 1, changes: [{ offset, length: 1, text: bracket }] };
  }

  /** Whether an inserted bracket needs a comma between itself and its neighbour. */
  #needsComma(): boolean {
    if (isCloser(this.#edit.bracket)) {
      return this.#after.kind !== "," && this.#part !== undefined && !isCloser(this.#part.kind);
    }
    return this.#before !== undefined && !/[,:{[]/.test(this.#before.kind);
  }

  /** Whether removing the bracket leaves two adjacent commas. */
  #hasCommaTooMany(): boolean {
    return this.#before?.kind === "," && this.#tokens[this.#at + 1]?.kind === ",";
  }

  #endBefore(): number {
    return this.#before ? this.#before.offset + this.#before.text.length : 0;
  }

  /** A line break with the indentation of a bracket's line. */
  #newLine(indent: number, { offset }: Token): string {
    const [lineEnd] = /\r\n|\n|\r/.exec(this.#text) ?? ["\n"];
    const before = this.#text.slice(0, offset);
    const start = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
    return lineEnd + before.slice(start, start + indent);
  }

  #spaceIn({ offset }: Token): string {
    return this.#text[offset + 1] === " " ? " " : "";
  }
}

function isCloser(kind: Part["kind"]): kind is Closer {
  return kind === "}" || kind === "]";
}

function quoted({ text }: Token): string {
  return text.startsWith('"') ? short(text) : `"${short(text)}"`;
}
