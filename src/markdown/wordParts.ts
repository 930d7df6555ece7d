import { tagSource } from "../fields/parts/tag";

/** A part of plain words that means more than it says. */
export type WordPart =
  | { is: "words"; value: string }
  | { is: "break" }
  /** `https://…` or `www.…`, unchanged. */
  | { is: "address"; value: string; start: number }
  /** `[[name]]`, or `[[name: words]]` for words in the colour with this name. */
  | { is: "tag"; name: string; words: string | undefined; value: string; start: number };

// A URL may contain constants in braces.
const address = String.raw`(?<![\p{L}\p{N}_@/.-])(?:https?:\/\/|www\.)(?:\{\{\w+\}\}|[^\s<>{}[\]"“”„«»|\\\uE000\uE001])+`;
const special = new RegExp(String.raw`(\n)|(${address})|${tagSource}`, "giu");
/** Punctuation that ends a sentence, not a URL. */
const closing = /[.,:;!?*_~'’…]$/;

/** Whether a text may hold bare addresses; most do not. */
export function mayHaveAddress(text: string): boolean {
  return /:\/\/|www\./i.test(text);
}

/** Divides plain words at line breaks, URLs and tags. A link cannot contain another one. */
export function wordParts(words: string, isLink = false): WordPart[] {
  const parts: WordPart[] = [];
  let done = 0;
  const add = (start: number, end: number, part: WordPart) => {
    if (start > done) parts.push({ is: "words", value: words.slice(done, start) });
    parts.push(part);
    done = end;
  };
  for (const { 0: found, 1: line, 2: bare, 3: name, 4: inside, index: start } of words.matchAll(special)) {
    if (line !== undefined) add(start, start + 1, { is: "break" });
    else if (name !== undefined)
      add(start, start + found.length, { is: "tag", name, words: inside, value: found, start });
    else if (bare !== undefined && !isLink) {
      const value = withoutClosing(bare);
      if (leads(value)) add(start, start + value.length, { is: "address", value, start });
    }
  }
  if (done < words.length) parts.push({ is: "words", value: words.slice(done) });
  return parts;
}

export function linkOfAddress(bare: string): string {
  return /^www\./i.test(bare) ? `https://${bare}` : bare;
}

/** Removes trailing punctuation from a URL, except a `)` with its `(`. */
function withoutClosing(bare: string): string {
  let end = bare.length;
  let open = count(bare, "(") - count(bare, ")");
  for (; end > 0; end--) {
    const last = bare[end - 1]!;
    if (last === ")" && open < 0) open++;
    else if (!closing.test(last)) break;
  }
  return bare.slice(0, end);
}

/** Whether there is a host behind its start. */
function leads(bare: string): boolean {
  return /^(?:https?:\/\/[\p{L}\p{N}{]|www\.[\p{L}\p{N}-]+\.[\p{L}\p{N}])/iu.test(bare);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** The text that a `copy:…` link copies. */
export function copiedBy(link: string): string | undefined {
  return /^copy:/i.test(link) ? link.slice("copy:".length) : undefined;
}
