import type { Token } from "./tokens";

/** A bracket that is open, with where it stands. */
export interface OpenBracket {
  kind: "{" | "[";
  token: Token;
}

/**
 * Whether a bracket closes a group further out, so that the one in front of it was forgotten; else it was
 * typed in place of the right one, and what follows it goes on with the group around.
 * @param open - the open brackets, the innermost last
 * @param following - the tokens that follow the bracket
 */
export function isForgotten(
  found: "}" | "]",
  open: readonly OpenBracket[],
  [first, second, third]: readonly Token[],
): boolean {
  const around = open.slice(0, -1).map(({ kind }) => kind);
  if (!around.includes(found === "}" ? "{" : "[") || first?.kind === found) return false;
  const goesOnAround =
    around.at(-1) === "["
      ? first?.kind === "," && second?.kind === "{"
      : first?.kind === "," && second?.kind === "text" && third?.kind === ":";
  return !goesOnAround;
}

/** Whether two brackets, each in front of its line, stand at different depths, so that they hardly belong together. */
export function isAskew(text: string, opened: Token, closed: Token): boolean {
  if (opened.line === closed.line) return false;
  const before = lineUpTo(text, closed.offset);
  return before.trim() === "" && before !== indentOf(text, opened);
}

function indentOf(text: string, { offset }: Token): string {
  return /^[ \t]*/.exec(lineUpTo(text, offset))![0];
}

/** What stands in front of a place in its line. A search for the last line end would go back to the start of some files. */
function lineUpTo(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r") start--;
  return text.slice(start, offset);
}
