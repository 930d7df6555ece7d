import { otherQuotesSource } from "./looseTokens";
import type { Mistake } from "../mistake";

/** Invisible characters, and spaces that JSON does not allow. */
const invisible =
  /(?![\t\n\r])[\p{Cc}\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]/u;
/** A string, which is skipped, or an invisible character outside strings. */
const textOrInvisible = new RegExp(
  String.raw`"(?:[^"\\\r\n]|\\.)*"?|${otherQuotesSource}|(?:${invisible.source})`,
  "gu",
);

const names: Record<string, string> = {
  "\u00a0": "a no-break space",
  "\u00ad": "a soft hyphen",
  "\u200b": "a zero-width space",
  "\u200e": "a text direction mark",
  "\u200f": "a text direction mark",
  "\u2028": "a line separator",
  "\u202f": "a narrow no-break space",
  "\u2060": "a word joiner",
  "\u3000": "an ideographic space",
  "\ufeff": "a byte-order mark",
};

/** Replaces invisible characters outside strings with spaces, and reports each different one once. */
export function clearInvisible(text: string): { text: string; mistakes: Mistake[] } {
  if (!invisible.test(text)) return { text, mistakes: [] };
  const places = new Map<string, number[]>();
  const cleared = text.replace(textOrInvisible, (found: string, offset: number) => {
    if (found.length > 1 || !invisible.test(found)) return found;
    const offsets = places.get(found) ?? [];
    places.set(found, offsets);
    offsets.push(offset);
    return " ";
  });
  return { text: cleared, mistakes: [...places].map(([character, offsets]) => explain(character, offsets)) };
}

function explain(character: string, offsets: readonly number[]): Mistake {
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = names[character] ? `${names[character]}, ${code}` : code;
  const isSpace = /[\p{Separator}\v\f]/u.test(character);
  const others = offsets.length - 1;
  const more = others > 0 ? ` and in ${others} more ${others === 1 ? "place" : "places"}` : "";
  const fix = isSpace ? "Replace it with a normal space, or delete it." : "Remove it.";
  return {
    code: "syntax-error",
    message: `There is an invisible character (${name}) here${more}. JSON does not allow it. ${fix}`,
    offset: offsets[0]!,
    length: 1,
    changes: offsets.map((offset) => ({ offset, length: 1, text: isSpace ? " " : "" })),
  };
}
