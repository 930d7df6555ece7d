import { isBlockList } from "../../../schema/blockLists";
import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { configSchema } from "../../../config/config";
import { Cursor } from "../../../schema/cursor";
import { ownWords, sampleAlt } from "../../../schema/exampleOf";
import { onOddWritten } from "../../visits";
import { quote } from "../../../words/words";
import type { Finding } from "../../finding";
import { blankCode } from "../../texts/blankCode";

/** A placeholder within a text, or a whole text that describes what to write. */
const toFillIn =
  /(?<![A-Za-z0-9])(?:YOUR|INSERT|ENTER|REPLACE|CHANGE)(?:[_-][A-Z0-9]+)+(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:CHANGEME|REPLACEME)(?![A-Za-z0-9])|(?<![\w-])your[._-]?(?:server|discord|invite|domain|site|website)(?:[._-]?(?:ip|id|name|address|url|link|code|invite))?(?:\.[a-z]{2,})?(?![\w-])|^[<[](?:your|insert|enter|add|put)\s[^<>[\]]{1,60}[>\]]$|^TODO\b:?/;

/** Placeholders that our own messages suggest, for owners to replace with their text. */
const gaps: ReadonlySet<string> = new Set([ownWords, sampleAlt]);

export function isLeftToFillIn(text: string): boolean {
  return partToFillIn(text) !== undefined;
}

/** Filler text in Latin, up to its end. */
const filler = /\blorem ipsum\b[^]*/i;

function partToFillIn(text: string): { piece: string; start: number } | undefined {
  if (gaps.has(text.trim())) return { piece: text, start: 0 };
  const match = filler.exec(text) ?? toFillIn.exec(text);
  return match ? { piece: match[0], start: match.index } : undefined;
}

/** The text to replace a placeholder with, by its words. */
const fillings: readonly (readonly [RegExp, string])[] = [
  [/invite|discord/i, "the code at the end of your invite link, after https://discord.gg/"],
  [
    /(?:server|play)?[._ -]?(?:ip|address|host)\b/i,
    'the address that players type into the game, such as "play.example.com"',
  ],
  [/domain|url|website|site/i, 'your site\'s URL, such as "https://example.com"'],
];

function adviseFilling(piece: string, place: Cursor): string {
  const [, what] = fillings.find(([pattern]) => pattern.test(piece)) ?? [];
  if (what !== undefined) return `Replace it with ${what}.`;
  if (piece === sampleAlt) return "Describe the picture for people who cannot see it.";
  const removal = removalOf(place);
  if (filler.test(piece)) return `Replace all of it with your own text${removal}.`;
  return `Replace it with your own text${removal}.`;
}

/** `, or delete "intro"`: how to remove a text. */
function removalOf(place: Cursor): string {
  if (place.isOptional) return `, or delete ${quote(place.part)}`;
  return isBlockList(place.parent?.parent?.part) && place.part === "text" ? ", or delete this block" : "";
}

/** Reports placeholders of a template in texts, links and constants. */
const checkLeftToFillIn = onOddWritten((text, { config }): Finding[] => {
  const { value } = text;
  const found = isLeftToFillIn(value) ? partToFillIn(blankCode(value)) : undefined;
  if (!found) return [];
  const { path } = text;
  if (path[0] === "$schema") return [];
  const { piece, start } = found;
  const place = Cursor.of(configSchema, config).at(path);
  // Owners write "…" into table cells, and into figures until the live value arrives.
  if (piece.trim() === ownWords && (typeof place.part === "number" || place.part === "value")) return [];
  const what = filler.test(piece) ? "sample text" : "only a placeholder";
  const message = `${quote(piece)} is ${what}. ${adviseFilling(piece, place)}`;
  return [{ code: "unfilled-placeholder", message, path, within: { start, end: start + piece.length } }];
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "unfilled-placeholder": { severity: "warning" } },
  general: [checkLeftToFillIn],
};

export const explanations: Explanations = {
  "unfilled-placeholder": {
    meaning: "Text or a link still contains a placeholder from a template.",
    example: pageWith('{ "type": "text", "text": "Join us at YOUR_SERVER_IP." }'),
  },
};
