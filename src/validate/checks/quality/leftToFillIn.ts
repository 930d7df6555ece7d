import { configSchema } from "../../../config/config";
import { Cursor } from "../../../schema/cursor";
import { textsIn } from "../../../json/textsIn";
import { quote } from "../../../words/words";
import type { Finding } from "../../finding";
import { blankCode } from "../../texts/blankCode";

/** A placeholder within a text, or a whole text that describes what to write. */
const toFillIn =
  /(?<![A-Za-z0-9])(?:YOUR|INSERT|ENTER|REPLACE|CHANGE)(?:[_-][A-Z0-9]+)+(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:CHANGEME|REPLACEME)(?![A-Za-z0-9])|(?<![\w-])your[._-]?(?:server|discord|invite|domain|site|website)(?:[._-]?(?:ip|id|name|address|url|link|code|invite))?(?:\.[a-z]{2,})?(?![\w-])|^[<[](?:your|insert|enter|add|put)\s[^<>[\]]{1,60}[>\]]$|^TODO\b:?|\blorem ipsum dolor\b/;

/** Whether a text has a placeholder that is not filled in. */
export function isLeftToFillIn(text: string): boolean {
  return partToFillIn(text) !== undefined;
}

function partToFillIn(text: string): { piece: string; start: number } | undefined {
  const match = toFillIn.exec(text) ?? /\blorem ipsum\b/i.exec(text);
  return match ? { piece: match[0], start: match.index } : undefined;
}

/** The text to replace a placeholder with, by its words. */
const fillings: readonly (readonly [RegExp, string])[] = [
  [/invite|discord/i, "the end of your invite link, after https://discord.gg/"],
  [
    /(?:server|play)?[._ -]?(?:ip|address|host)\b/i,
    'the address that players type into the game, such as "play.example.com"',
  ],
  [/domain|url|website|site/i, 'the address of your site, such as "https://example.com"'],
];

function adviseFilling(piece: string, place: Cursor): string {
  const [, what] = fillings.find(([pattern]) => pattern.test(piece)) ?? [];
  if (what !== undefined) return `Replace it with ${what}.`;
  const removal = place.isOptional ? `, or delete ${quote(place.part)}` : "";
  return `Replace it with your own text${removal}.`;
}

/** Reports placeholders of a template in texts, links and constants. */
export function checkLeftToFillIn(config: unknown): Finding[] {
  const suspects = textsIn(config, (value) => isLeftToFillIn(value));
  return suspects.flatMap(({ value, path }): Finding[] => {
    const found = partToFillIn(blankCode(value));
    if (!found || path[0] === "$schema") return [];
    const { piece, start } = found;
    const message = `${quote(piece)} is a placeholder from a template. ${adviseFilling(piece, Cursor.of(configSchema, config).at(path))}`;
    return [{ code: "unfilled-placeholder", message, path, within: { start, end: start + piece.length } }];
  });
}
