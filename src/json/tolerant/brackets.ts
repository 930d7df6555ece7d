import type { Token } from "./tokens";

export interface OpenBracket {
  kind: "{" | "[";
  token: Token;
}

/** Whether a wrong closing bracket belongs to an outer object or list, so the one before it is missing. */
export function closesOuter(
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

/** Whether a closing bracket starts its line with another indentation than the opening bracket's line, so they rarely match. */
export function isMisindented(text: string, opened: Token, closed: Token): boolean {
  if (opened.line === closed.line) return false;
  const before = lineUpTo(text, closed.offset);
  return before.trim() === "" && before !== indentOf(text, opened);
}

function indentOf(text: string, { offset }: Token): string {
  return /^[ \t]*/.exec(lineUpTo(text, offset))![0];
}

/** The line's text before an offset. Searching for the last "\n" would scan to the start of files that use only "\r". */
function lineUpTo(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r") start--;
  return text.slice(start, offset);
}
