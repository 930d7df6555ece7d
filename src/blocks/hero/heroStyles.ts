import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { align, gap, inset, rhythm, space } from "../../styling/theme/tokens";

// The layout of a hero: words and columns.
export const hero = css`
  padding: ${rhythm.ground} ${inset} ${rhythm.section};
  overflow-x: clip;
`;

export const low = css`
  padding-block: ${rhythm.content} ${rhythm.rest};
`;

export const frame = css`
  display: grid;
  gap: ${gap};
  /* In one column, the picture is above the facts, so it is on the first screen of a phone. */
  ${media.belowLarge} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    > :first-child:not(:last-child) {
      display: contents;
      > * {
        justify-self: ${align("normal")};
      }
    }
  }
`;
