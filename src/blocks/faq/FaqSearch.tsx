import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { withoutScripts } from "../../styling/theme/media";
import { rhythm } from "../../styling/theme/tokens";
import { currentAnchor, followPlaces } from "../../ui/controls/places";
import { ListSearch } from "../../ui/ListSearch";
import { useLabels } from "../../ui/Settings";
import { wordSearch } from "../../ui/wordSearch";
import { wordsOf } from "../../ui/wordsOf";
import type { FaqCategory } from "./schema";

export interface FaqSearchProps {
  categories: readonly FaqCategory[];
  children: (found: readonly FaqCategory[]) => ReactNode;
}

/** A search field above the questions. A link to a hidden question ends the search. */
export function FaqSearch({ categories, children }: FaqSearchProps) {
  const labels = useLabels();
  const [words, setWords] = useState("");
  // Each ended search gets a new, empty field.
  const [endedSearches, setEndedSearches] = useState(0);
  const found = findQuestions(categories, words);

  useEffect(() => {
    const follow = () => {
      const anchor = currentAnchor();
      if (!hasAnchor(categories, anchor) || document.getElementById(anchor)) return;
      flushSync(() => {
        setWords("");
        setEndedSearches((count) => count + 1);
      });
      document.getElementById(anchor)?.scrollIntoView();
    };
    return followPlaces(follow);
  }, [categories]);

  return (
    <>
      <div css={above}>
        <ListSearch
          key={endedSearches}
          label={labels.searchQuestions}
          found={labels.questionsFound}
          count={countQuestions(found)}
          total={countQuestions(categories)}
          words={words}
          onSearch={setWords}
        />
      </div>
      {children(found)}
    </>
  );
}

// The same distance as between two categories.
const above = css`
  margin-block-end: ${rhythm.content};
  ${withoutScripts} & {
    display: none;
  }
`;

/** The questions that contain every word of a search, in the question, its answer or its category's title. */
function findQuestions(categories: readonly FaqCategory[], search: string): readonly FaqCategory[] {
  const isFound = wordSearch(search);
  if (!isFound) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        isFound([category.title ?? "", question, answer].map(wordsOf).join(" ")),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAnchor(categories: readonly FaqCategory[], anchor: string): boolean {
  return categories.some(({ id, questions }) => id === anchor || questions.some((one) => one.id === anchor));
}

function countQuestions(categories: readonly FaqCategory[]): number {
  return categories.reduce((sum, { questions }) => sum + questions.length, 0);
}
