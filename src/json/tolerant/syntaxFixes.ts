import { mayBeThousands, nearLiteral } from "./syntaxWords";
import type { Change } from "../changes";
import type { Mistake } from "../mistake";
import type { Token } from "./tokens";

/** Unambiguous spellings of JSON's literals, in lowercase. */
const literals: Record<string, string> = { true: "true", false: "false", null: "null" };

/** Words that may be meant as a string, or as something else. */
const doubtful = /^(?:yes|no|on|off|nan|infinity|none|nil|undefined)$/i;
/** Longer ones are text in a config, such as phone numbers. */
const longestNumber = 6;
/** The most spaces after a comment in which its line ending is searched for. */
const longestGap = 200;

/** Removes a comment with its line or the space before it; `undefined` if its end is unknown. */
export function withoutComment(text: string, { offset, text: comment }: Token): Change | undefined {
  if (comment.startsWith("/*") && !/^\/\*[^]*\*\/$/.test(comment)) return undefined;
  const end = offset + comment.length;
  const [lineEnd] = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end, end + longestGap)) ?? [];
  let start = offset;
  while (start > 0 && (text[start - 1] === " " || text[start - 1] === "\t")) start--;
  const isAlone = start === 0 || /[\r\n]/.test(text[start - 1]!);
  const length = end - start + (isAlone && lineEnd ? lineEnd.length : 0);
  return { offset: start, length, text: "" };
}

/** The intended key for words without quotes, or in other quotes. */
export function fixKey(written: string): string | undefined {
  const [, half] = /^"?([\p{Letter}\d_$-]+)"?$/u.exec(written) ?? [];
  return half === undefined ? fixQuotes(written) : JSON.stringify(half);
}

/** The intended value for unquoted words. */
export function fixWord(written: string): string | undefined {
  const quoted = fixQuotes(written);
  if (quoted !== undefined) return quoted;
  const lowered = written.toLowerCase();
  if (Object.hasOwn(literals, lowered)) return literals[lowered];
  const [, whole, rest] = /^(-?\d+),(\d+)$/.exec(written) ?? [];
  if (whole !== undefined && rest !== undefined) {
    return mayBeThousands(whole, rest) ? undefined : fixWord(`${whole}.${rest}`);
  }
  const [, sign = "", digits = ""] = /^([+-]?)((?:\d+\.?\d*|\.\d+))$/.exec(written) ?? [];
  if (digits.length > longestNumber) return undefined;
  if (digits !== "") return String(Number(`${sign === "-" ? "-" : ""}${digits}`));
  const isAddress = /^[a-z][a-z\d+.-]*:\/\/[^\s"',}\]\\]+$/i.test(written);
  const isColour = /^#[\da-f]{3,8}$/i.test(written);
  const [, text = ""] = /^(\p{Letter}[\p{Letter}\d _/.-]*)"?$/u.exec(written) ?? [];
  if (isAddress || isColour) return JSON.stringify(written);
  return text === "" || doubtful.test(text) || nearLiteral(text) ? undefined : JSON.stringify(text);
}

/** The start of a quoted path on a disk: `C:\\Users`. */
const onDisk = /^"[A-Za-z]:[\\/]/;

/** The intended string for one with invalid content; `undefined` if it is ambiguous. */
export function fixQuoted({ text, error }: Token): string | undefined {
  switch (error) {
    case "character":
      return text.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
    case "lines":
      return text.replace(/[ \t]*(?:\r\n|\n|\r)[ \t]*/g, "\\n");
    case "path":
      // A file on the owner's disk must be copied first.
      return onDisk.test(text) ? undefined : text.replace(/\\+/g, "/");
    case "quotes":
      return `"${text.slice(1, -1).replace(/\\.|"/g, (found) => (found === '"' ? '\\"' : found))}"`;
    case "escape": {
      const fixed = text.replace(/\\(.)/g, (whole, escaped) => (escaped === "'" ? "'" : whole));
      return isJson(fixed) ? fixed : undefined;
    }
    default:
      return undefined;
  }
}

/** Converts a string in single, curly or other quotes to JSON. */
function fixQuotes(written: string): string | undefined {
  const [, opening = "", inner] = /^(['`‘’‚‹›“”„«»])(.*)(?:['`‘’‹›“”«»])$/.exec(written) ?? [];
  if (inner === undefined) return undefined;
  // A quote of the same kind inside is an apostrophe if it is between two letters. Otherwise, it is ambiguous.
  const quotes = /['`‘’‚‹›]/.test(opening) ? /['`‘’‚‹›]/ : /[“”„«»"]/;
  const plain = inner.split(/\\.|(?<=\p{Letter})['’](?=\p{Letter})/u);
  if (plain.some((part) => quotes.test(part))) return undefined;
  const escaped = inner.replace(/\\.|"/g, (found) => (found === "\\'" ? "'" : found === '"' ? '\\"' : found));
  const json = `"${escaped}"`;
  return isJson(json) ? json : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Drops the fixes after the first mistake without a fix, because everything after it is a guess. */
export function trusted(mistakes: readonly Mistake[]): Mistake[] {
  const doubt = mistakes.reduce(
    (first, { changes, offset }) => (changes ? first : Math.min(first, offset)),
    Infinity,
  );
  return mistakes.map(({ changes, ...mistake }) =>
    changes && mistake.offset < doubt ? { ...mistake, changes } : mistake,
  );
}
