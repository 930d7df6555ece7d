import { getNodeValue, parseTree, type ParseError, visit } from "jsonc-parser";
import { applyChanges, type Change } from "./changes";
import type { Mistake } from "./mistake";
import { moveBack, overlap } from "./moveBack";
import type { ParsedText } from "./parse";
import { deepestNesting, mostValuesOf } from "./textLimits";
import { explainForeign, smallestConfig } from "./tolerant/foreignText";
import { explainSyntax } from "./tolerant/syntax";

const byteOrderMark = "\uFEFF";
/** In characters. In a longer text, only the position of the first error is reported. */
const longestExplained = 2_000_000;
/** In characters. In a longer text, no position is reported, because finding it would take a gigabyte of memory. */
const longestLocated = 8_000_000;

/** Parses a text that is not strict JSON, or loses a key. */
export function recover(text: string): ParsedText {
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
