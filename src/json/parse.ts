import type { Node } from "jsonc-parser";
import { endOfText, treeOf } from "./lazyTree";
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
  /** Whether it is strict JSON that loses no key. */
  isStrict?: boolean;
}

/** Parses strict JSON, but recovers from mistakes with an unambiguous fix, such as a comment or an extra comma. */
export function parse(text: string): ParsedText {
  const strict = readQuickly(text);
  return strict
    ? { mistakes: [], root: treeOf(text), value: strict.value, isStrict: true }
    : recover(text);
}

/** Parses strict JSON that loses no key, without positions; `undefined` for texts that {@link parse} reports. */
export function readQuickly(text: string): { value: unknown } | undefined {
  const written = countWrittenKeys(text);
  if (written === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return countKeys(value) === written ? { value } : undefined;
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
function countWrittenKeys(text: string): number | undefined {
  let keys = 0;
  let depth = 0;
  let commas = 0;
  const mostValues = mostValuesOf(text);
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
        if (++commas > mostValues) return undefined;
        break;
      case openBrace:
      case openBracket:
        if (++depth > deepestNesting) return undefined;
        break;
      case closeBrace:
      case closeBracket:
        depth--;
    }
  }
  return keys;
}
