import { css } from "@emotion/react";
import { space } from "../styling/theme/tokens";

/**
 * What a block of running text is to the page: neighbours stand close, as parts of one article, and a page that is
 * made of them alone is a column in the middle, with headings as large as an article wants them. The content of every
 * page but the first one stands in a `<div>` inside of `<main>`. Inside of another block, `Section` parts neighbours.
 */
export const runningText = css`
  & + & {
    padding-block-start: 0;
  }
  &:has(+ &):not(section *) {
    padding-block-end: ${space[6]};
  }
  :is(main, main > div):has(> &):not(:has(> section:not(&), > div > section)) {
    --width-page: 46rem;
    --size-xxl: clamp(1.375rem, 1.27rem + 0.5vw, 1.75rem);
    --size-xl: clamp(1.125rem, 1.07rem + 0.3vw, 1.3125rem);
  }
`;
