import type { Change } from "./edits";
import type { Slip } from "./slip";
import type { Token } from "./tokens";

/** What people write for the literals of JSON, and means just that. */
const literals: Record<string, string> = {
  true: "true",
  false: "false",
  null: "null",
  none: "null",
  nil: "null",
  undefined: "null",
};

/** A longer text is not put together from its lines. */
const longestText = 5000;
/** Farther behind a comment no end of its line is looked for. */
const longestGap = 200;

/** Takes a comment away: with its line where it has one to itself, else with the space in front of it. */
export function withoutComment(text: string, { offset, text: comment }: Token): Change {
  const end = offset + comment.length;
  const [lineEnd] = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end, end + longestGap)) ?? [];
  let start = offset;
  while (start > 0 && (text[start - 1] === " " || text[start - 1] === "\t")) start--;
  const isAlone = start === 0 || /[\r\n]/.test(text[start - 1]!);
  const length = end - start + (isAlone && lineEnd ? lineEnd.length : 0);
  return { offset: start, length, text: "" };
}

/** The key that was meant by words without quotes, or in other quotes. */
export function mendKey(written: string): string | undefined {
  return mendQuotes(written) ?? (/^[\p{Letter}\d_$-]+$/u.test(written) ? JSON.stringify(written) : undefined);
}

/** The value that was meant by words that are none. */
export function mendWord(written: string): string | undefined {
  const quoted = mendQuotes(written);
  if (quoted !== undefined) return quoted;
  const lowered = written.toLowerCase();
  if (Object.hasOwn(literals, lowered)) return literals[lowered];
  const [, sign = "", digits = ""] = /^([+-]?)((?:\d+\.?\d*|\.\d+))$/.exec(written) ?? [];
  if (digits !== "") return String(Number(`${sign === "-" ? "-" : ""}${digits}`));
  const isText =
    /^\p{Letter}[\p{Letter}\d _/.-]*$/u.test(written) && !/^(?:yes|no|on|off|nan|infinity)$/i.test(written);
  return isText ? JSON.stringify(written) : undefined;
}

/** What was meant by a text in quotes with something in it that JSON does not take; `undefined` in doubt. */
export function mendQuoted(text: string, { offset, text: token, error }: Token): Change | undefined {
  if (error === "character") {
    const mended = token.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
    return { offset, length: token.length, text: mended };
  }
  if (error !== "unclosed") return undefined;
  // A text over several lines, the last of which closes it and goes on as behind a value.
  const [whole] =
    /^"(?:[^"\\\r\n]|\\.)*(?:[\r\n]+(?:[^"\\\r\n]|\\.)*){1,20}"(?=\s*[,}\]])/.exec(
      text.slice(offset, offset + longestText),
    ) ?? [];
  const isPlain = whole !== undefined && !/[{}[\]]|\/\/|:\s*$/m.test(whole);
  return isPlain
    ? { offset, length: whole.length, text: whole.replace(/[ \t]*(?:\r\n|\n|\r)[ \t]*/g, "\\n") }
    : undefined;
}

/** A text in single or curly quotes as JSON writes it. */
function mendQuotes(written: string): string | undefined {
  const [, inner] =
    /^'([^']*)'$/.exec(written) ??
    /^[“”„«»]([^“”„«»"]*)[“”«»]$/.exec(written) ??
    /^`([^`]*)`$/.exec(written) ??
    [];
  return inner === undefined ? undefined : JSON.stringify(inner);
}

/** The slips with the mends that can be trusted: behind the first one that leaves a doubt, all is a guess. */
export function trusted(slips: readonly Slip[]): Slip[] {
  const doubt = Math.min(...slips.filter(({ changes }) => !changes).map(({ offset }) => offset));
  return slips.map(({ changes, ...slip }) => (changes && slip.offset < doubt ? { ...slip, changes } : slip));
}
