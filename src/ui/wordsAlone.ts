import { css } from "@emotion/react";

/** The header of a post without a picture. The theme's motif is drawn below it, as in other page headers. */
export const wordsAlone = css`
  position: relative;
`;

/** A hero without a picture. On wide screens, the motif is large at its end. */
export const heroAlone = css`
  position: relative;
  isolation: isolate;
`;
