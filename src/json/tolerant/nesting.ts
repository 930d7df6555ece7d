import { otherColon } from "./syntaxWords";
import type { Token } from "./tokens";

export type Opener = "{" | "[";
export type Closer = "}" | "]";

/** A piece of a text on which its nesting depends: commas do not count, and words in a row are one value. */
export interface Part {
  kind: Opener | Closer | ":" | "value";
  token: Token;
  /** How far the line of its token is indented. */
  indent: number;
  /** Whether nothing but spaces stands in front of it in its line. */
  startsLine: boolean;
}

/** A change of one bracket: in front of a part, or of the part itself. */
export interface BracketEdit {
  do: "insert" | "remove" | "replace";
  at: number;
  bracket: Opener | Closer;
}

/** A group or list that is open. */
export interface OpenGroup {
  bracket: Opener;
  /** The part that opens it; `undefined` for one that an edit puts in. */
  part: Part | undefined;
  /** The number of that part. */
  at: number;
  /** How far its first entry that starts a line is indented. */
  entryIndent?: number;
  /** Its keys so far, as they are written. */
  keys?: Set<string>;
}

export const closerOf = { "{": "}", "[": "]" } as const;

/** The parts of a text by its tokens, of which comments are no part. */
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
      (token.kind === "word" && kind === "value" && !startsLine && before !== undefined && isValue(before));
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

function isValue({ kind }: Token): boolean {
  return kind === "text" || kind === "number" || kind === "word";
}

function indentAt(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && (text[start - 1] === " " || text[start - 1] === "\t")) start--;
  return offset - start;
}

/** What speaks against a way to read a text, each as much as one line that stands askew. */
const doubts = {
  /** A key stands twice in its group. */
  keyTwice: 1,
  /** A list stands directly in a list. */
  listInList: 1,
  /** An entry is put in where the others do not stand: half, so that it decides only where nothing else does. */
  entryAside: 0.5,
};

/** Goes through the parts of a text, and stops at the first one that cannot stand where it does. */
export class Nesting {
  readonly open: OpenGroup[] = [];
  /** The group that was closed last. */
  lastClosed: OpenGroup | undefined;
  /** The part that closes the group which an edit opens. */
  closing: Part | undefined;
  /** The parts that stand farther in or out than the nesting says, by their numbers. */
  readonly askew: number[] = [];
  /** How much of what no config wants is in it, counted by {@link doubts}. */
  unlikely = 0;
  /** The first part that cannot stand where it does; the number of all parts when they end too early. */
  wrong: number | undefined;
  #needs: "value" | "key" | "colon" | "entry" | "nothing" = "value";

  /** @param end - the part in front of which to stop */
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
    // What it begins may have stood in a line of its own, but more likely in that of its neighbour.
    if (isEntry && next.startsLine && next.indent !== entryIndent) this.unlikely += doubts.entryAside;
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
      if (part && group.keys.has(part.token.text)) this.unlikely += doubts.keyTwice;
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
      if (bracket === "[") this.unlikely += doubts.listInList;
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
    if (part?.startsLine && group.part && part.indent !== group.part.indent) this.askew.push(at);
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
    if (part.indent !== group.entryIndent || isShallow) this.askew.push(at);
  }

  #afterValue(): void {
    const group = this.open.at(-1);
    this.#needs = group ? (group.bracket === "{" ? "key" : "entry") : "nothing";
  }
}
