import { parse as parseLeniently, type ParseError } from "jsonc-parser";
import type { Position } from "../../src/json/position";
import type { Diagnostic } from "../../src/validate/diagnostic";
import { valueAt } from "../../src/schema/schemaAt";
import type { Surroundings } from "../../src/validate/surroundings";
import { validate } from "../../src/validate/validate";
import { fixFlaws } from "./fixes";
import { outputFlaws } from "./outputs";
import { disagreement } from "./validators";

/** Findings about the text itself, whose path may not be readable. */
const aboutText: ReadonlySet<string> = new Set([
  "byte-order-mark",
  "comment",
  "duplicate-key",
  "empty-file",
  "nesting-too-deep",
  "invalid-encoding",
  "syntax-error",
  "trailing-comma",
]);

/**
 * Faults of all findings for a text; empty if they are sound.
 * @param isThorough - whether to test fixes and outputs too, which takes many times as long
 */
export function flawsOf(text: string, surroundings: Surroundings, isThorough = true): string[] {
  try {
    const { diagnostics, config } = validate(text, surroundings);
    const lineStarts = [...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length);
    const value = readJson(text);
    const meant = value ?? readLeniently(text);
    return [
      ...answerFlaws(diagnostics, config, value),
      ...diagnostics.flatMap((one) => diagnosticFlaws(one, text, lineStarts, meant)),
      ...(isThorough
        ? [...fixFlaws(text, diagnostics, surroundings), ...outputFlaws(text, diagnostics)]
        : []),
      ...(value === undefined ? [] : disagreement(value)),
    ];
  } catch (error) {
    return [`it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

/** The value of a text by strict JSON; `undefined` if it is invalid. A byte-order mark is accepted. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** The value of a text with comments or extra commas; `undefined` if it has other errors. */
function readLeniently(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parseLeniently(text.replace(/^\uFEFF/, ""), errors, { allowTrailingComma: true });
  // That parser drops the key `__proto__`.
  return errors.length > 0 || text.includes("__proto__") ? undefined : value;
}

function answerFlaws(diagnostics: readonly Diagnostic[], config: unknown, value: unknown): string[] {
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  const offsets = diagnostics.map(({ range }) => range.start.offset);
  return named([
    [hasError === Boolean(config), "a config in spite of errors, or none without one"],
    [value === undefined && config !== undefined, "a config from what is not JSON"],
    [offsets.some((offset, index) => offset < (offsets[index - 1] ?? 0)), "findings out of order"],
  ]);
}

function diagnosticFlaws(
  diagnostic: Diagnostic,
  text: string,
  lineStarts: readonly number[],
  value: unknown,
): string[] {
  const { code, message, range, path } = diagnostic;
  const { start, end } = range;
  const isPlaced = value === undefined || aboutText.has(code) || pointsAtPath(diagnostic, text, value);
  return named([
    [start.offset < 0 || end.offset > text.length, "it points outside of the file"],
    [end.offset < start.offset, "it ends before it starts"],
    [
      [start, end].some((position) => !isRightPosition(position, text, lineStarts)),
      "line and column are wrong",
    ],
    [!/[.?]$/.test(message), "it is not a sentence"],
    [
      /\bundefined\b|\[object |\bNaN\b/.test(message) && !/undefined|object|NaN/.test(text),
      "it shows insides",
    ],
    [!isPlaced, `it points at ${JSON.stringify(text.slice(start.offset, end.offset).slice(0, 80))}`],
  ]).map((flaw) => `${flaw}: ${code} at ${JSON.stringify(path)}: ${message}`);
}

/** Whether line and column match the offset. */
function isRightPosition(
  { offset, line, column }: Position,
  text: string,
  lineStarts: readonly number[],
): boolean {
  const before = lineStarts.filter((start) => start <= offset);
  const lineStart = before.at(-1) ?? (text.startsWith("\uFEFF") ? 1 : 0);
  return line === before.length + 1 && column === Math.max(0, offset - lineStart) + 1;
}

/** Whether the range is the path's value, a part of it, its key, or the opening bracket of its object or list. */
function pointsAtPath({ path, range }: Diagnostic, text: string, value: unknown): boolean {
  const written = text.slice(range.start.offset, range.end.offset);
  const parsed = readJson(written) ?? readLeniently(written);
  const target = valueAt(value, path);
  const key = path.at(-1);
  if (target !== undefined && JSON.stringify(parsed) === JSON.stringify(target)) return true;
  if (target !== undefined && typeof key === "string" && parsed === key) return true;
  if (typeof target === "string" && isPartOf(target, written)) return true;
  const depth = path.findIndex((_, index) => valueAt(value, path.slice(0, index + 1)) === undefined);
  const holder = depth < 0 ? target : valueAt(value, path.slice(0, depth));
  const bracket = Array.isArray(holder) ? "[" : "{";
  const isGroup = typeof holder === "object" && holder !== null;
  return isGroup ? written === bracket : JSON.stringify(parsed) === JSON.stringify(holder);
}

/** Whether a range is a part of a string, between its quotes. */
function isPartOf(target: string, written: string): boolean {
  const part = readJson(`"${written}"`);
  return typeof part === "string" && part !== "" && target.includes(part);
}

/** Removes missing faults. */
function named(flaws: readonly (readonly [boolean, string])[]): string[] {
  return flaws.flatMap(([isThere, flaw]) => (isThere ? [flaw] : []));
}
