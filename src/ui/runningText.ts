import { css } from "@emotion/react";
import { articleSizes, space } from "../styling/theme/tokens";

/**
 * What a block of running text is to the page: neighbours stand close, as parts of one article, and a page that is
 * made of them alone is a column in the middle, with headings as large as an article wants them. A page that was reached
 * from another one stands in a `<div>` of `<main>` that has a style; a block with a ground or a width of its own stands in a
 * `<div>` without one. Inside of another block, `Section` parts neighbours.
 * The `<main>` of a document tells that all of its blocks are running text before they have come (`markArticle`).
 */
export const runningText = css`
  & + & {
    padding-block-start: 0;
  }
  &:has(+ &):not(section *) {
    padding-block-end: ${space[6]};
  }
  :is(main[data-article]:not(:has(> [style])), main > [style]):has(&):not(
      :has(> :is(section, article):not(&))
    ):not(:has(> div > section:not(&))) {
    --width-page: 46rem;
    ${articleSizes}
  }
`;
