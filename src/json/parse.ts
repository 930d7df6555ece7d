import type { Node } from "jsonc-parser";
import { type Ends, endOfText, treeOf } from "./lazyTree";
import type { Mistake } from "./mistake";
import { recover } from "./recover";
import { deepestNesting, mostValuesOf } from "./textLimits";

// Character codes.
const quoteCode = 0x22;
const colonCode = 0x3a;
const commaCode = 0x2c;
const openBrace = 0x7b;
const openBracket = 0x5b;
const closeBrace = 0x7d;
const closeBracket = 0x5d;

export interface ParsedText {
  mistakes: Mistake[];
  /** The parse tree and its value; absent if the text is too broken to be repaired. */
  root?: Node;
  value?: unknown;
  /** Present if it is strict JSON that loses no key. */
  strict?: StrictText;
}

/** Strict JSON, with what is known about it for reading it again after a change. */
export interface StrictText {
  text: string;
  value: unknown;
  root: Node;
  ends: Ends;
  /** The number of commas between values. */
  commas: number;
}

/** Parses strict JSON, but recovers from mistakes with an unambiguous fix, such as a comment or an extra comma. */
export function parse(text: string): ParsedText {
  const quick = readQuickly(text);
  return quick ? parsedStrictly({ text, ...quick }) : recover(text);
}

/** Strict JSON whose value is known. */
export function parsedStrictly(
  known: Omit<StrictText, "root" | "ends"> & { ends?: Ends },
): ParsedText & { strict: StrictText } {
  const { text, value, ends = new Map() } = known;
  const root = treeOf(text, ends);
  return { mistakes: [], root, value, strict: { ...known, ends, root } };
}

/** The most brackets that are open at once, and the most commas. */
interface Limits {
  depth: number;
  commas: number;
}

/** Parses strict JSON that loses no key, without positions; `undefined` for texts that {@link parse} reports. */
export function readQuickly(
  text: string,
  limits: Limits = { depth: deepestNesting, commas: mostValuesOf(text) },
): Pick<StrictText, "value" | "commas"> | undefined {
  const written = countWritten(text, limits);
  if (!written) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return countKeys(value) === written.keys ? { value, commas: written.commas } : undefined;
  } catch {
    return undefined;
  }
}

/** The number of keys in a value, at all levels. `NaN` if JavaScript reserves one of them. */
function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) for (const entry of value) keys += countKeys(entry);
  else {
    for (const key in value) {
      keys += key === "__proto__" ? NaN : 1 + countKeys((value as Record<string, unknown>)[key]);
    }
  }
  return keys;
}

/** Counts the keys in a text by its colons outside strings; `undefined` if it is too deep or has too many values. */
function countWritten(text: string, most: Limits): { keys: number; commas: number } | undefined {
  let keys = 0;
  let depth = 0;
  let commas = 0;
  let offset = 0;
  for (; offset < text.length; offset++) {
    switch (text.charCodeAt(offset)) {
      case quoteCode:
        offset = endOfText(text, offset);
        break;
      case colonCode:
        keys++;
        break;
      case commaCode:
        if (++commas > most.commas) return undefined;
        break;
      case openBrace:
      case openBracket:
        if (++depth > most.depth) return undefined;
        break;
      case closeBrace:
      case closeBracket:
        depth--;
    }
  }
  return { keys, commas };
}
