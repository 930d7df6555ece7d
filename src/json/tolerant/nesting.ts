import { otherColon } from "./syntaxWords";
import type { Token } from "./tokens";

export type Opener = "{" | "[";
export type Closer = "}" | "]";

/** A token that affects the nesting. Commas are ignored, and adjacent words are one value. */
export interface Part {
  kind: Opener | Closer | ":" | "value";
  token: Token;
  /** The indentation of the token's line. */
  indent: number;
  startsLine: boolean;
}

/** A change of one bracket: inserted before a part, or of the part itself. */
export interface BracketEdit {
  do: "insert" | "remove" | "replace";
  at: number;
  bracket: Opener | Closer;
}

export interface OpenGroup {
  bracket: Opener;
  /** The opening bracket; `undefined` if an edit inserts it. */
  part: Part | undefined;
  /** The index of that part. */
  at: number;
  /** The indentation of its first entry that starts a line. */
  entryIndent?: number;
  /** Its keys so far, as spelled in the text. */
  keys?: Set<string>;
}

export const closerOf = { "{": "}", "[": "]" } as const;

/** The parts of a text. Comments are ignored. */
export function partsOf(text: string, tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let before: Token | undefined;
  let indent = 0;
  for (const token of tokens) {
    const startsLine = before === undefined || before.line !== token.line;
    if (startsLine) indent = indentAt(text, token.offset);
    const kind = kindOf(token);
    const isMore =
      (kind === ":" && before?.kind === ":") ||
      (token.kind === "word" && kind === "value" && !startsLine && isValue(before!));
    if (kind && !isMore) parts.push({ kind, token, indent, startsLine });
    before = token;
  }
  return parts;
}

function kindOf(token: Token): Part["kind"] | undefined {
  if (token.kind === "," || token.kind === "end" || token.kind === "comment" || token.text === ";") {
    return undefined;
  }
  if (token.kind === "word" && otherColon.test(token.text)) return ":";
  return isValue(token) ? "value" : (token.kind as Part["kind"]);
}

export function isValue({ kind }: Token): boolean {
  return kind === "text" || kind === "number" || kind === "word";
}

function indentAt(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && (text[start - 1] === " " || text[start - 1] === "\t")) start--;
  return offset - start;
}

/** Penalties for unlikely readings of a text. A line with the wrong indentation counts 1. */
const penalties = {
  duplicateKey: 1,
  nestedList: 1,
  /** An inserted entry is not indented like the others. Half, so it only breaks ties. */
  strayEntry: 0.5,
};

/** Follows the nesting of a text, and stops at the first part that cannot be where it is. */
export class Nesting {
  readonly open: OpenGroup[] = [];
  /** The object or list that was closed last. */
  lastClosed: OpenGroup | undefined;
  /** The closing bracket of the object or list that an edit opens. */
  closing: Part | undefined;
  /** The indices of parts whose indentation does not match the nesting. */
  readonly misindented: number[] = [];
  /** The sum of {@link penalties}. */
  penalty = 0;
  /** The index of the first part that cannot be where it is; the number of parts if the text ends too early. */
  wrong: number | undefined;
  #needs: "value" | "key" | "colon" | "entry" | "nothing" = "value";

  /** @param end - the index before which to stop */
  constructor(parts: readonly Part[], edit?: BracketEdit, end = parts.length) {
    for (let at = 0; at < end && this.wrong === undefined; at++) {
      const part = parts[at]!;
      const isEdited = edit?.at === at;
      if (isEdited && edit.do === "insert") this.#insert(edit.bracket, part, at);
      if (isEdited && edit.do === "remove") continue;
      this.#take(isEdited && edit.do === "replace" ? edit.bracket : part.kind, part, at);
    }
    if (edit?.do === "insert" && edit.at === end) this.#take(edit.bracket, undefined, end);
    if (end === parts.length && (this.open.length > 0 || this.#needs !== "nothing")) this.wrong ??= end;
  }

  #insert(bracket: Opener | Closer, next: Part, at: number): void {
    const isEntry = this.#needs === "entry" && (bracket === "{" || bracket === "[");
    const { entryIndent } = this.open.at(-1) ?? {};
    // The entry may have had its own line, but more likely it shared its neighbour's.
    if (isEntry && next.startsLine && next.indent !== entryIndent) this.penalty += penalties.strayEntry;
    this.#take(bracket, undefined, at);
  }

  #take(kind: Part["kind"], part: Part | undefined, at: number): void {
    if (this.wrong !== undefined) return;
    switch (kind) {
      case ":":
        if (this.#needs === "colon") this.#needs = "value";
        else this.wrong = at;
        return;
      case "value":
        return this.#takeValue(part, at);
      case "{":
      case "[":
        return this.#takeOpener(kind, part, at);
      default:
        return this.#takeCloser(kind, part, at);
    }
  }

  #takeValue(part: Part | undefined, at: number): void {
    if (this.#needs === "nothing" || this.#needs === "colon") {
      this.wrong = at;
    } else if (this.#needs === "value") this.#afterValue();
    else {
      this.#alignEntry(part, at);
      if (this.#needs !== "key") return;
      this.#needs = "colon";
      const group = this.open.at(-1)!;
      group.keys ??= new Set();
      if (part && group.keys.has(part.token.text)) this.penalty += penalties.duplicateKey;
      if (part) group.keys.add(part.token.text);
    }
  }

  #takeOpener(bracket: Opener, part: Part | undefined, at: number): void {
    if (this.#needs !== "value" && this.#needs !== "entry") {
      this.wrong = at;
      return;
    }
    if (this.#needs === "entry") {
      this.#alignEntry(part, at);
      if (bracket === "[") this.penalty += penalties.nestedList;
    }
    this.open.push({ bracket, part, at });
    this.#needs = bracket === "{" ? "key" : "entry";
  }

  #takeCloser(bracket: Closer, part: Part | undefined, at: number): void {
    const group = this.open.at(-1);
    const isComplete = this.#needs === "key" || this.#needs === "entry";
    if (!group || !isComplete || closerOf[group.bracket] !== bracket) {
      this.wrong = at;
      return;
    }
    if (part?.startsLine && group.part && part.indent !== group.part.indent) this.misindented.push(at);
    if (!group.part) this.closing = part;
    this.open.pop();
    this.lastClosed = group;
    this.#afterValue();
  }

  #alignEntry(part: Part | undefined, at: number): void {
    const group = this.open.at(-1);
    if (!group || !part?.startsLine) return;
    group.entryIndent ??= part.indent;
    const isShallow = group.part !== undefined && part.indent <= group.part.indent;
    if (part.indent !== group.entryIndent || isShallow) this.misindented.push(at);
  }

  #afterValue(): void {
    const group = this.open.at(-1);
    this.#needs = group ? (group.bracket === "{" ? "key" : "entry") : "nothing";
  }
}
