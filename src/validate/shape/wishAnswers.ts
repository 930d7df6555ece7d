import { simplify, sentences } from "../../words/words";
import { valuesOfOwners, wishes } from "./wishes";

const ownersWords: ReadonlySet<string> = new Set(valuesOfOwners.split(" "));

/** Whether a key is a common name for an owner's own values, which belong in the constants. */
export function isValueOfOwners(key: string): boolean {
  return ownersWords.has(simplify(key));
}

/** The unsupported features by word, for types and for keys. One word can name several features, in different places. */
const wished = { type: wishedAs("type"), key: wishedAs("key") };

function wishedAs(as: WishedAs): ReadonlyMap<string, readonly Wish[]> {
  const byWord = new Map<string, Wish[]>();
  for (const wish of wishes) {
    if (wish.as !== undefined && wish.as !== as) continue;
    for (const word of wish.words.split(" ")) byWord.set(word, [...(byWord.get(word) ?? []), wish]);
  }
  return byWord;
}

/** The replacement for an unsupported feature of other tools, named as a block type or key; `undefined` for others. */
export function answerToWish(
  word: string,
  as: WishedAs,
  keys: readonly string[] = [],
  isElsewhere = false,
): string | undefined {
  const meant = wished[as].get(simplify(word)) ?? [];
  const wish = meant.find(
    ({ beside, notBeside, evenElsewhere = false }) =>
      (beside === undefined ? evenElsewhere || !isElsewhere : keys.includes(beside)) &&
      (notBeside === undefined || !keys.includes(notBeside)),
  );
  return wish && sentences(wish.answer, wish.example === undefined ? undefined : `Use ${wish.example}.`);
}

/** A feature of other tools, and its replacement here. */
export interface Wish {
  /** Its names as block type or key, in lowercase, separated by spaces. */
  words: string;
  /** What to do instead, or why it is not possible. Names of keys and types are in double quotes. */
  answer: string;
  /** The replacement, for the top level of the file. */
  example?: string;
  /** The heading for a feature that does not exist; undefined if it only has another name or place. */
  impossible?: string;
  /** The kind of name to match; if undefined, both types and keys. */
  as?: WishedAs;
  /** A key that the object must allow; if undefined, the answer applies everywhere. */
  beside?: string;
  /** Whether it applies even if another part of the config has a key of this name. */
  evenElsewhere?: true;
  /** It does not apply next to this key, because the word refers to that key there. */
  notBeside?: string;
}

/** The kind of name that a word is matched with. */
type WishedAs = "type" | "key";
