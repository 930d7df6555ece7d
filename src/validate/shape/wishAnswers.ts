import { simplify } from "../../words/simplify";
import { valuesOfOwners, type WishedAs, wishes } from "./wishes";

const ownersWords: ReadonlySet<string> = new Set(valuesOfOwners.split(" "));

/** Whether a key is what owners call a value of their own, which a config has among its constants. */
export function isValueOfOwners(key: string): boolean {
  return ownersWords.has(simplify(key));
}

/** The answer to each word, by what it is looked for as. */
const answers = { type: answersTo("type"), key: answersTo("key") };

function answersTo(as: WishedAs): ReadonlyMap<string, string> {
  return new Map(
    wishes
      .filter((wish) => wish.as === undefined || wish.as === as)
      .flatMap(({ words, answer }) => words.split(" ").map((word) => [word, answer] as const)),
  );
}

/**
 * What to do instead of something that owners of other tools look for; `undefined` for any other word.
 * @param word - as it was written, as the type of a block or as a key
 */
export function answerToWish(word: string, as: WishedAs): string | undefined {
  return answers[as].get(simplify(word));
}
