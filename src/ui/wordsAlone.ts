import { css } from "@emotion/react";

/** What opens a post with words alone: the motif of a theme is drawn below them, as in the openings of other pages. */
export const wordsAlone = css`
  position: relative;
`;
