import { css } from "@emotion/react";
import { articleSizes, space } from "../styling/theme/tokens";

/**
 * What a block of running text is to the page: neighbours stand close, as parts of one article, and a page that is
 * made of them alone is a column in the middle, with headings as large as an article wants them. A page that was reached
 * from another one stands in a `<div>` of `<main>` that has a style; a block with a ground or a width of its own stands in a
 * `<div>` without one. Inside of another block, `Section` parts neighbours.
 * While a document comes, the link after its first block tells whether what follows is running text too (`sitePlan`).
 */
export const runningText = css`
  & + & {
    padding-block-start: 0;
  }
  &:has(+ &):not(section *) {
    padding-block-end: ${space[6]};
  }
  :is(main:not(:has(> [style], > link:not([data-article]))), main > [style]):has(&):not(
      :has(> :is(section, article):not(&))
    ):not(:has(> div > section:not(&))) {
    --width-page: 46rem;
    ${articleSizes}
  }
`;
