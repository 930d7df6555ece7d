import { countBy } from "../json/groupBy";
import { isShortKey } from "./keys";

/** A key of a catalogue, and the text that was probably made from the key's text. */
export interface StalePair {
  key: string;
  /** The index of the text. */
  text: number;
  /** Whether only spaces, case or punctuation differ. */
  isSame: boolean;
}

/** More texts with a word say nothing about it. */
const mostTexts = 200;
/** Texts with less in common are different texts, as a share of their words. */
const leastShared = 0.5;

/** Finds for each key without a text the text without a key that has most of its words. */
export function stalePairs(keys: readonly string[], texts: readonly string[]): StalePair[] {
  if (keys.length === 0 || texts.length === 0) return [];
  const words = texts.map(wordsOf);
  const index = new Map<string, number[]>();
  for (const [text, own] of words.entries())
    for (const word of own) {
      const list = index.get(word);
      if (list) list.push(text);
      else index.set(word, [text]);
    }
  const letters = new Map(texts.map((text, number) => [lettersOf(text), number]));
  const candidates = keys.flatMap((key) => {
    const same = letters.get(lettersOf(key));
    if (same !== undefined && lettersOf(key) !== "") return [{ key, text: same, score: 2 }];
    const own = wordsOf(key.replace(/ … ~[0-9a-f]{8}$/, ""));
    const having = Array.from(own, (word) => index.get(word) ?? []);
    const shared = countBy(having.filter(({ length }) => length <= mostTexts).flat());
    return Array.from(shared, ([text, count]) => {
      const length = isShortKey(key) ? own.size : words[text]!.size;
      return { key, text, score: (2 * count) / (own.size + length) };
    });
  });
  const taken = { keys: new Set<string>(), texts: new Set<number>() };
  return candidates
    .filter(({ score }) => score >= leastShared)
    .sort((one, other) => other.score - one.score)
    .flatMap(({ key, text, score }) => {
      if (taken.keys.has(key) || taken.texts.has(text)) return [];
      taken.keys.add(key);
      taken.texts.add(text);
      return [{ key, text, isSame: score === 2 }];
    });
}

/** The words of a text; the characters of scripts without spaces. */
function wordsOf(text: string): Set<string> {
  return new Set(
    text.toLowerCase().match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu),
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}{}[\]()/]+/gu, "");
}
