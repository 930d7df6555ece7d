import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, radius } from "../../styling/theme/tokens";

/** A table with rows from a server. It has space for five rows, and the others scroll. The space left is part of the page. */
export const liveFrame = css`
  box-sizing: border-box;
  min-block-size: 18rem;
  border: 0;
  background: none;
  overflow: auto;
  overscroll-behavior: contain;
  /* Other words must not change the columns. */
  > table {
    table-layout: fixed;
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.surface};
  }
  thead :is(th, td) {
    inset-block-start: 0;
  }
  ${media.print} {
    block-size: auto !important;
    overflow: visible;
  }
`;
