import leven from "leven";
import { calledUnder } from "../fields/otherWords";
import { simplify } from "./words";
import { foreignAmong, synonymsAmong } from "./synonyms";

/** In a shorter word, two wrong letters are too many. */
const shortWord = 5;

/** Longer words are not in a config, and comparing them would be slow. */
const longestWord = 100;

const mostAnswers = 10_000;

/** A cached index of a list of names. */
class Index {
  /** The first name of each spelling that {@link simplify} returns. */
  readonly bySpelling: ReadonlyMap<string, string>;
  readonly nearest = new Map<string, string | undefined>();
  readonly sure = new Map<string, string | undefined>();
  readonly #names: readonly string[];
  #byWords: ReadonlyMap<string, string> | undefined;
  #withWords: readonly { name: string; words: string }[] | undefined;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.bySpelling = new Map([...names].reverse().map((name) => [simplify(name), name]));
  }

  /** The first name with the same words in any order. */
  get byWords(): ReadonlyMap<string, string> {
    if (!this.#byWords) {
      const byWords = new Map([...this.#names].reverse().map((name) => [wordsInOrder(name), name]));
      // Names without letters have no words.
      byWords.delete("");
      this.#byWords = byWords;
    }
    return this.#byWords;
  }

  get withWords(): readonly { name: string; words: string }[] {
    this.#withWords ??= this.#names.map((name) => ({ name, words: wordsOf(name) }));
    return this.#withWords;
  }
}

const indexes = new WeakMap<readonly string[], Index>();

function indexOf(candidates: readonly string[]): Index {
  let index = indexes.get(candidates);
  if (!index) {
    index = new Index(candidates);
    indexes.set(candidates, index);
  }
  return index;
}

function remember(
  answers: Map<string, string | undefined>,
  written: string,
  find: () => string | undefined,
): string | undefined {
  if (!answers.has(written)) {
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(written, find());
  }
  return answers.get(written);
}

/**
 * The most likely intended candidate, by the first rule that matches: the same word in another spelling (case, hyphens,
 * order); the fewest different letters, if they are few enough; the shortest candidate that contains all the words or
 * whose words are contained, such as `menu` and `openMenu`, or `logoImage` and `logo`.
 * @param candidates - a list that does not change, because its index is cached
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const index = indexOf(candidates);
  return remember(index.nearest, written, () => findNearest(written, candidates, index));
}

function findNearest(written: string, candidates: readonly string[], index: Index): string | undefined {
  const same = sameWord(written, candidates);
  if (same !== undefined) return same;
  if (written.length > longestWord) return undefined;
  const translated = foreignAmong(written, candidates);
  const isMeant = translated.length > 0;
  const names = isMeant ? translated : candidates;
  const swapped = names.find((candidate) => isSwap(written, candidate));
  if (isMeant) return swapped ?? closest(written, translated);
  return swapped ?? closest(written, candidates) ?? related(written, index.withWords);
}

/** The candidate with the same word in another spelling, or the same words in another order. */
function sameWord(written: string, candidates: readonly string[]): string | undefined {
  const index = indexOf(candidates);
  const plain = simplify(written);
  if (plain === "") return undefined;
  const same = index.bySpelling.get(plain);
  return same ?? (written.length > longestWord ? undefined : index.byWords.get(wordsInOrder(written)));
}

/** The candidate intended by spelling alone: the same word in another spelling, or with few wrong letters. */
export function nearestSpelling(written: string, candidates: readonly string[]): string | undefined {
  const same = indexOf(candidates).bySpelling.get(simplify(written));
  if (same !== undefined || written.length > longestWord) return same;
  return candidates.find((candidate) => isSwap(written, candidate)) ?? closest(written, candidates);
}

/** The candidate with the fewest different letters, if they are few enough for the word's length. */
function closest(written: string, candidates: readonly string[]): string | undefined {
  // One letter in three. More than three make a different word.
  const mostWrong = Math.min(3, Math.floor(written.length / 3));
  if (mostWrong < 1) return undefined;
  let best: string | undefined;
  let bound = mostWrong + 1;
  for (const candidate of candidates) {
    const distance = distanceBelow(bound, written, candidate);
    if (distance < bound) {
      best = candidate;
      bound = distance;
    }
  }
  return best;
}

/** The number of different letters, ignoring case, up to the limit. */
function distanceBelow(bound: number, written: string, candidate: string): number {
  const isFar = Math.abs(candidate.length - written.length) >= bound;
  return isFar ? bound : leven(written.toLowerCase(), candidate.toLowerCase(), { maxDistance: bound });
}

/** A candidate that can be used without asking: the same word in another spelling, or the only one that is near. */
export function sureMatch(written: string, candidates: readonly string[]): string | undefined {
  return remember(indexOf(candidates).sure, written, () => findSure(written, candidates));
}

function findSure(written: string, candidates: readonly string[]): string | undefined {
  const match = nearest(written, candidates);
  if (match === undefined) return undefined;
  const others = candidates.filter((candidate) => candidate !== match);
  for (const spell of [simplify, wordsInOrder]) {
    const plain = spell(written);
    if (plain !== "" && spell(match) === plain)
      return others.some((candidate) => spell(candidate) === plain) ? undefined : match;
  }
  const distance = isSwap(written, match) ? 1 : leven(written, match);
  if (distance > (written.length < shortWord ? 1 : 2)) return undefined;
  const hasRival = others.some((other) => distanceBelow(distance + 1, written, other) <= distance);
  return hasRival ? undefined : match;
}

/** ` Did you mean "x"?`, by spelling or synonyms, or an empty string. */
export function didYouMean(written: string, candidates: readonly string[], key?: string): string {
  const [called] = key === undefined ? [] : calledUnder(key, simplify(written), candidates);
  const match =
    sameWord(written, candidates) ??
    called ??
    nearest(written, candidates) ??
    synonymsAmong(written, candidates, key)[0];
  return match === undefined ? "" : ` Did you mean ${JSON.stringify(match)}?`;
}

/** Whether two adjacent letters are swapped, the most frequent typo. */
function isSwap(written: string, candidate: string): boolean {
  if (written.length !== candidate.length) return false;
  let first = 0;
  while (first < written.length && written[first] === candidate[first]) first++;
  return (
    first < written.length &&
    written[first] === candidate[first + 1] &&
    written[first + 1] === candidate[first] &&
    written.slice(first + 2) === candidate.slice(first + 2)
  );
}

function related(written: string, names: Index["withWords"]): string | undefined {
  const words = wordsOf(written);
  if (words.trim().length < 2) return undefined;
  let best: string | undefined;
  for (const { name, words: others } of names) {
    const isRelated = others.trim() !== "" && (words.includes(others) || others.includes(words));
    if (isRelated && (best === undefined || name.length < best.length)) best = name;
  }
  return best;
}

/** The words of a name with spaces around each: ` open menu `. */
function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u);
  return ` ${words.filter(Boolean).join(" ")} `;
}

/** The sorted words of a name: the same for `left top` and `topLeft`. */
function wordsInOrder(name: string): string {
  return wordsOf(name).trim().split(" ").sort().join(" ");
}

/** Letters of other alphabets that look like Latin ones. Source: Unicode Technical Standard 39, confusables. */
const alphabets = {
  Cyrillic: { from: "аеорсухіјѕԁһԛԝӏАВЕКМНОРСТУХІЈЅԚԜ", to: "aeopcyxijsdhqwlABEKMHOPCTYXIJSQW" },
  Greek: { from: "οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", to: "oABEZHIKMNOPTYX" },
} as const;

const latin = new Map(
  Object.entries(alphabets).flatMap(([alphabet, { from, to }]) =>
    Array.from(from, (letter, index) => [letter, { alphabet, letter: to[index]! }] as const),
  ),
);

/** A text that looks like Latin letters but is not. */
interface Lookalike {
  /** The same text in Latin letters. */
  text: string;
  /** The reason, as the beginning of a sentence. */
  why: string;
}

/** The Latin text that a text looks like; `undefined` if it has no such letters, or other letters as well. */
export function lookalikeOf(written: string): Lookalike | undefined {
  if (isAscii(written)) return undefined;
  const [first] = Array.from(written).flatMap((letter) => {
    const found = latin.get(letter);
    return found ? [{ ...found, written: letter }] : [];
  });
  if (!first) return undefined;
  const text = Array.from(written, (letter) => latin.get(letter)?.letter ?? letter).join("");
  if (!isAscii(text)) return undefined;
  return { text, why: `The "${first.written}" is a ${first.alphabet} letter that looks like a Latin one` };
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
