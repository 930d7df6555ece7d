import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { withoutScripts } from "../styling/theme/media";
import { rhythm } from "../styling/theme/tokens";
import { currentAnchor, followPlaces } from "./controls/places";
import { ListSearch } from "./ListSearch";
import { wordSearch } from "./wordSearch";

interface BlockSearchProps<Content> {
  label: string;
  found: string;
  all: Content;
  find: (all: Content, isFound: (text: string) => boolean) => Content;
  count: (content: Content) => number;
  hasAnchor: (all: Content, anchor: string) => boolean;
  children: (found: Content) => ReactNode;
}

/**
 * A search field above the content of a block. A link to something hidden ends the search.
 * - `label`, `found`: the labels of the field and of the number of matches, as in `ListSearch`
 * - `find`, `count`: selects the matches, and counts them
 * - `hasAnchor`: whether the content has an anchor
 * - `children`: renders the matches
 */
export function BlockSearch<Content>({
  label,
  found: foundLabel,
  all,
  find,
  count,
  hasAnchor,
  children,
}: BlockSearchProps<Content>) {
  const [words, setWords] = useState("");
  // Each ended search gets a new, empty field.
  const [endedSearches, setEndedSearches] = useState(0);
  const isFound = wordSearch(words);
  const found = isFound ? find(all, isFound) : all;

  useEffect(() => {
    const follow = () => {
      const anchor = currentAnchor();
      if (!hasAnchor(all, anchor) || document.getElementById(anchor)) return;
      flushSync(() => {
        setWords("");
        setEndedSearches((count) => count + 1);
      });
      document.getElementById(anchor)?.scrollIntoView();
    };
    return followPlaces(follow);
  }, [all, hasAnchor]);

  return (
    <>
      <div css={above}>
        <ListSearch
          key={endedSearches}
          label={label}
          found={foundLabel}
          count={count(found)}
          total={count(all)}
          words={words}
          onSearch={setWords}
        />
      </div>
      {children(found)}
    </>
  );
}

// The same distance as between a heading and its content.
const above = css`
  margin-block-end: ${rhythm.content};
  ${withoutScripts} & {
    display: none;
  }
`;
