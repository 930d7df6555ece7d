import { wordSearch, wordsOf } from "../../ui/wordSearch";
import type { FaqCategory } from "./schema";

/**
 * The questions that have each word of a search, in themselves, in their answers or in the title of their category; a
 * category without any is left out.
 */
export function findQuestions(categories: readonly FaqCategory[], search: string): readonly FaqCategory[] {
  const isFound = wordSearch(search);
  if (!isFound) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        isFound([category.title, question, wordsOf(answer)].join(" ")),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
