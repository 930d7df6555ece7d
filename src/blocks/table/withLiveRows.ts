import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";

/** A table with rows from a server. It has space for five rows, and the others scroll. */
export const liveFrame = css`
  box-sizing: border-box;
  min-block-size: 18rem;
  overflow: auto;
  overscroll-behavior: contain;
  /* Other words must not change the columns. */
  > table {
    table-layout: fixed;
  }
  thead :is(th, td) {
    inset-block-start: 0;
  }
  ${media.print} {
    block-size: auto !important;
    overflow: visible;
  }
`;
