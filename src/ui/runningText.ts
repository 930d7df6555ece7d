import { css } from "@emotion/react";
import { articleSizes, space } from "../styling/theme/tokens";

/**
 * What a block of running text is to the page: neighbours stand close, as parts of one article, and a page that is
 * made of them alone (`Page.isArticle`) is a column in the middle, with headings as large as an article wants them.
 * Inside of another block, `Section` parts neighbours. Until hydration, the link to the page's stylesheet is between the
 * first two blocks.
 */
export const runningText = css`
  & + &,
  & + link + & {
    padding-block-start: 0;
  }
  &:has(+ &):not(section *),
  &:has(+ link + &):not(section *) {
    padding-block-end: ${space[6]};
  }
  main[data-article]:has(&:not(section *)) {
    --width-page: 46rem;
    ${articleSizes}
  }
`;
