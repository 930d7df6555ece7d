import { simplify } from "../../words/simplify";
import { valuesOfOwners, type Wish, type WishedAs, wishes } from "./wishes";

const ownersWords: ReadonlySet<string> = new Set(valuesOfOwners.split(" "));

/** Whether a key is what owners call a value of their own, which a config has among its constants. */
export function isValueOfOwners(key: string): boolean {
  return ownersWords.has(simplify(key));
}

/** What is wished for by each word, by what it is looked for as. */
const wished = { type: wishedAs("type"), key: wishedAs("key") };

function wishedAs(as: WishedAs): ReadonlyMap<string, Wish> {
  return new Map(
    wishes
      .filter((wish) => wish.as === undefined || wish.as === as)
      .flatMap((wish) => wish.words.split(" ").map((word) => [word, wish] as const)),
  );
}

/**
 * What to do instead of something that owners of other tools look for; `undefined` for any other word.
 * @param word - as it was written, as the type of a block or as a key
 * @param keys - the keys that what it stands in can have
 */
export function answerToWish(word: string, as: WishedAs, keys: readonly string[] = []): string | undefined {
  const wish = wished[as].get(simplify(word));
  if (wish?.beside !== undefined && !keys.includes(wish.beside)) return undefined;
  return wish?.notBeside !== undefined && keys.includes(wish.notBeside) ? undefined : wish?.answer;
}
