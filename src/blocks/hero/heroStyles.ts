import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { align, gutter, space, width } from "../../styling/theme/tokens";

// The layout of a hero: words and columns.
export const hero = css`
  padding-block: ${space[7]} ${space[8]};
  padding-inline: ${gutter};
  overflow-x: clip;
  ${media.large} {
    padding-block: ${space[9]};
  }
`;

export const low = css`
  padding-block: ${space[6]};
  ${media.large} {
    padding-block: ${space[7]};
  }
`;

export const frame = css`
  display: grid;
  gap: ${space[7]};
  max-inline-size: ${width.page};
  margin-inline: auto;
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
