import { css } from "@emotion/react";
import { articleSizes, articleWidth, gap, rhythm } from "../styling/theme/tokens";

/**
 * Marks a block of running text. Neighbours are close together, like parts of an article. A page of such blocks
 * (`Page.isArticle`) is a column with larger headings. In other blocks, `Section` separates neighbours. Until
 * the visitor leaves the first page, the link to its stylesheet is between its first two blocks.
 */
export const runningText = css`
  --below-opening: ${gap};
  & + &,
  & + link + & {
    padding-block-start: 0;
  }
  &:has(+ &):not(section *),
  &:has(+ link + &):not(section *) {
    padding-block-end: ${rhythm.content};
  }
  main[data-article]:has(&:not(section *)) {
    ${articleWidth()}
    ${articleSizes}
  }
`;
