import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { space } from "../../styling/theme/tokens";
import { currentAnchor, followPlaces } from "../../ui/controls/places";
import { ListSearch } from "../../ui/ListSearch";
import { useLabels } from "../../ui/Settings";
import { findQuestions } from "./findQuestions";
import type { FaqCategory } from "./schema";

export interface FaqSearchProps {
  categories: readonly FaqCategory[];
  children: (found: readonly FaqCategory[]) => ReactNode;
}

/**
 * A field that leaves only those questions that have what is typed there. A link to one of the others shows all again.
 * - `categories`: the questions
 * - `children`: shows those that were found
 */
export function FaqSearch({ categories, children }: FaqSearchProps) {
  const labels = useLabels();
  const [words, setWords] = useState("");
  // Another field, which is empty, for each time that a link has ended the search.
  const [ended, setEnded] = useState(0);
  const found = findQuestions(categories, words);

  useEffect(() => {
    const follow = () => {
      const anchor = currentAnchor();
      if (!hasAnchor(categories, anchor) || document.getElementById(anchor)) return;
      flushSync(() => {
        setWords("");
        setEnded((times) => times + 1);
      });
      document.getElementById(anchor)?.scrollIntoView();
    };
    return followPlaces(follow);
  }, [categories]);

  return (
    <>
      <div css={above}>
        <ListSearch
          key={ended}
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

// As far from the first category as that from the next one is.
const above = css`
  margin-block-end: ${space[6]};
`;

/** Whether an anchor is that of a category or of a question. */
function hasAnchor(categories: readonly FaqCategory[], anchor: string): boolean {
  return categories.some(({ id, questions }) => id === anchor || questions.some((one) => one.id === anchor));
}

function countQuestions(categories: readonly FaqCategory[]): number {
  return categories.reduce((sum, { questions }) => sum + questions.length, 0);
}
