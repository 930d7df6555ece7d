import { getNodeValue, parseTree, type Node, type ParseError, visit } from "jsonc-parser";
import { applyChanges, type Change } from "./edits";
import { type Ends, endOfText, treeOf } from "./lazyTree";
import { moveBack, overlap } from "./moveBack";
import type { Mistake } from "./mistake";
import { explainForeign, smallestConfig } from "./tolerant/foreignText";
import { explainSyntax } from "./tolerant/syntax";

const byteOrderMark = "\uFEFF";
/** Far more than a config needs, far less than would overflow the stack. */
export const deepestNesting = 100;
/** A config has about 50 characters per value. With 25 or fewer, something is repeated. */
export const mostValuesOf = ({ length }: string): number => 100_000 + Math.floor(length / 25);
/** In characters. In a longer text, only the position of the first error is reported. */
const longestExplained = 2_000_000;
/** In characters. In a longer text, no position is reported, because finding it would take a gigabyte of memory. */
const longestLocated = 8_000_000;

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
  if (quick) return parsedStrictly({ text, ...quick });
  const mistakes: Mistake[] = [];
  if (text.startsWith(byteOrderMark)) {
    mistakes.push({
      code: "byte-order-mark",
      message:
        "The file starts with an invisible byte-order mark (BOM), which some programs reject. Save the file as UTF-8 without a BOM.",
      offset: 0,
      length: 1,
      changes: [{ offset: 0, length: 1, text: "" }],
    });
  }
  // Replaced by a space to keep all offsets.
  const unmarked = text.startsWith(byteOrderMark) ? ` ${text.slice(1)}` : text;
  const foreign = unreadable(unmarked);
  if (foreign) mistakes.push(foreign);
  // A replacement is parsed only after it is applied.
  if (foreign && !foreign.changes?.every(({ text: added }) => added === "")) return { mistakes };
  // Text around the config is blanked out too.
  const plain = foreign?.changes ? blankOut(unmarked, foreign.changes) : unmarked;
  const tooLarge =
    tooMuch(plain) ?? unlocated(plain) ?? (plain.length > longestExplained ? firstMistake(plain) : undefined);
  if (tooLarge) return { mistakes: [...mistakes, tooLarge] };

  const errors: ParseError[] = [];
  const root = parseTree(plain, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (!error) return root ? { mistakes, root, value: getNodeValue(root) } : { mistakes };
  const explained = explainSyntax(plain);
  return parseFixed(plain, mistakes.concat(explained.length > 0 ? explained : unexplained(error)));
}

/** Strict JSON whose value is known. */
export function parsedStrictly(
  known: Omit<StrictText, "root" | "ends"> & { ends?: Ends },
): ParsedText & { strict: StrictText } {
  const { text, value, ends = new Map() } = known;
  const root = treeOf(text, ends);
  return { mistakes: [], root, value, strict: { ...known, ends, root } };
}

function blankOut(text: string, places: readonly Change[]): string {
  const blanks = places.map(({ offset, length }) => ({
    offset,
    length,
    text: text.slice(offset, offset + length).replace(/[^\r\n]/g, " "),
  }));
  return applyChanges(text, blanks);
}

/** Parses the text with its mistakes fixed, with offsets in the unfixed text. */
function parseFixed(text: string, mistakes: Mistake[]): ParsedText {
  const changes = mistakes.flatMap((mistake) => mistake.changes ?? []);
  if (changes.length === 0) return { mistakes };
  const doubtful = mistakes.filter((mistake) => !mistake.changes).length;
  const fixed = overlap(changes) ? undefined : applyChanges(text, changes);
  if (fixed === undefined || doubtful > 0) {
    const isBetter = fixed !== undefined && explainSyntax(fixed).length < mistakes.length;
    return { mistakes: isBetter ? mistakes : withoutFixes(mistakes) };
  }
  const errors: ParseError[] = [];
  const root = parseTree(fixed, errors, { disallowComments: true, allowTrailingComma: false });
  if (!root || errors.length > 0) return { mistakes: withoutFixes(mistakes) };
  return { mistakes, root: moveBack(root, changes), value: getNodeValue(root) };
}

/** Drops fixes that do not improve the text when they are applied together. */
function withoutFixes(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.map((mistake) => {
    const rest = { ...mistake };
    delete rest.changes;
    return rest;
  });
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

function unexplained({ offset, length }: ParseError): Mistake {
  return {
    code: "syntax-error",
    message: "The file is not valid JSON at this position. Check the quotes, commas and brackets around it.",
    offset,
    length,
  };
}

function unreadable(text: string): Mistake | undefined {
  if (text.trim() === "") {
    return { code: "empty-file", message: `The file is empty. ${smallestConfig}`, offset: 0, length: 0 };
  }
  const zero = text.indexOf("\0");
  if (zero >= 0) {
    return {
      code: "invalid-encoding",
      message: "The file is not UTF-8 text. Open it in a text editor and save it as UTF-8.",
      offset: zero,
      length: 1,
    };
  }
  return explainForeign(text);
}

/** Reports invalid JSON without a position, if the text is too long to locate the error. */
function unlocated(text: string): Mistake | undefined {
  if (text.length <= longestLocated) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const megabytes = Math.round(text.length / 1_000_000);
    const message = `This file is not valid JSON. The error cannot be located because the file is too long (${megabytes} million characters, limit ${longestLocated / 1_000_000} million). Restore the last version that worked, or split the content between several sites.`;
    return { code: "syntax-error", message, offset: 0, length: 1 };
  }
}

/** The first error in a long text, found without building a parse tree. */
function firstMistake(text: string): Mistake | undefined {
  let first: Mistake | undefined;
  const stop = new Error("The first error is found.");
  try {
    visit(
      text,
      {
        onError: (error, offset, length) => {
          first = unexplained({ error, offset, length });
          throw stop;
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
  } catch (error) {
    if (error !== stop) throw error;
  }
  return first;
}

/** Reports the position at which the text is nested too deeply or has too many values. */
function tooMuch(text: string): Mistake | undefined {
  let commas = 0;
  const mostValues = mostValuesOf(text);
  let depth = 0;
  let inText = false;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset]!;
    if (inText) {
      if (character === "\\") offset++;
      else if (character === '"' || character === "\n") inText = false;
    } else if (character === '"') inText = true;
    else if (character === ",") {
      if (++commas > mostValues) return explainValues(mostValues, offset);
    } else if (character === "{" || character === "[") {
      if (++depth > deepestNesting) return explainDepth(offset);
    } else if (character === "}" || character === "]") depth--;
  }
  return undefined;
}

function explainValues(count: number, offset: number): Mistake {
  const message = `The file has more than ${count} values up to this position, which is the limit for a file of this length. Look for repeated entries.`;
  return { code: "out-of-range", message, offset, length: 1 };
}

function explainDepth(offset: number): Mistake {
  const message = `More than ${deepestNesting} brackets are open at this position, which is the limit. Look for missing closing brackets above.`;
  return { code: "nesting-too-deep", message, offset, length: 1 };
}
