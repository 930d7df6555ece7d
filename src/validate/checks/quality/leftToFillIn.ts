import { textsIn } from "../../../json/textsIn";
import { quote } from "../../../words/words";
import type { Finding } from "../../finding";
import { blankCode } from "../../texts/blankCode";

/** A word of a template that its owner replaces, or all of a text that describes what belongs there. */
const toFillIn =
  /(?<![A-Za-z0-9])(?:YOUR|INSERT|ENTER|REPLACE|CHANGE)(?:[_-][A-Z0-9]+)+(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:CHANGEME|REPLACEME)(?![A-Za-z0-9])|(?<![\w-])your[._-]?(?:server|discord|invite|domain|site|website)(?:[._-]?(?:ip|id|name|address|url|link|code|invite))?(?:\.[a-z]{2,})?(?![\w-])|^[<[](?:your|insert|enter|add|put)\s[^<>[\]]{1,60}[>\]]$|^TODO\b:?|\blorem ipsum dolor\b/;

/** Whether a text has a part of a template that nobody has filled in. */
export function isLeftToFillIn(text: string): boolean {
  return partToFillIn(text) !== undefined;
}

function partToFillIn(text: string): { piece: string; start: number } | undefined {
  const match = toFillIn.exec(text) ?? /\blorem ipsum\b/i.exec(text);
  return match ? { piece: match[0], start: match.index } : undefined;
}

/** No text, link or constant is left as it was in a template. */
export function checkLeftToFillIn(config: unknown): Finding[] {
  const suspects = textsIn(config, (value) => isLeftToFillIn(value));
  return suspects.flatMap(({ value, path }): Finding[] => {
    const found = partToFillIn(blankCode(value));
    if (!found || path[0] === "$schema") return [];
    const { piece, start } = found;
    const message = `${quote(piece)} is a placeholder that visitors would see or follow. Write your own text or address in its place, or remove it.`;
    return [{ code: "unfilled-placeholder", message, path, within: { start, end: start + piece.length } }];
  });
}
