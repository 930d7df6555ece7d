import type { ReactNode } from "react";
import { BlockSearch } from "../../ui/BlockSearch";
import { useLabels } from "../../ui/Settings";
import { wordsOf } from "../../ui/wordsOf";
import type { FaqCategory } from "./schema";

type Categories = readonly FaqCategory[];

export interface FaqSearchProps {
  categories: Categories;
  children: (found: Categories) => ReactNode;
}

/** A search field above the questions. It finds words in a question, its answer or its category's title. */
export function FaqSearch({ categories, children }: FaqSearchProps) {
  const labels = useLabels();
  return (
    <BlockSearch
      label={labels.searchQuestions}
      found={labels.questionsFound}
      all={categories}
      find={findQuestions}
      count={countQuestions}
      hasAnchor={hasAnchor}
    >
      {children}
    </BlockSearch>
  );
}

function findQuestions(categories: Categories, isFound: (text: string) => boolean): Categories {
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        isFound([category.title ?? "", question, answer].map(wordsOf).join(" ")),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAnchor(categories: Categories, anchor: string): boolean {
  return categories.some(({ id, questions }) => id === anchor || questions.some((one) => one.id === anchor));
}

function countQuestions(categories: Categories): number {
  return categories.reduce((sum, { questions }) => sum + questions.length, 0);
}
