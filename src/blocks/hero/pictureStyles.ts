import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { gutter, space, width } from "../../styling/theme/tokens";

/* While the document loads, words wait for the picture beside them, to avoid layout shift. */
export const withPicture = css`
  > :first-child:not(:has(+ * img)) {
    visibility: hidden;
  }
`;

/* The overhang of a picture beyond the page's column grows with the screen. */
const outwards = () => `calc(-1 * clamp(0px, 50vw - ${width.page} / 2 - ${gutter} / 2, 9rem))`;
/* From the column to the edge of the screen. */
const toTheEdge = () => `calc(-1 * max(${gutter}, 50vw - ${width.page} / 2))`;

export const split = css`
  ${media.large} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: ${space[6]};
    align-items: center;
    > :last-child {
      margin-inline-end: var(--outwards, ${outwards()});
    }
  }
`;

export const pictureFirst = css`
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    > :last-child {
      order: -1;
      margin-inline: var(--outwards, ${outwards()}) 0;
    }
  }
`;

/* The picture fills its side of the hero, or the width of a phone. */
export const bleed = css`
  --outwards: ${toTheEdge()};
  /* The width of the screen may include a scrollbar. */
  :has(> &) {
    overflow-x: clip;
    ${media.large} {
      padding-block: 0;
    }
  }
  > :first-child {
    ${media.large} {
      padding-block: ${space[9]};
    }
  }
  > :last-child {
    ${media.belowLarge} {
      margin-inline: calc(-1 * ${gutter});
    }
    ${media.large} {
      position: relative;
      align-self: stretch;
    }
    img {
      inline-size: 100%;
      border-radius: 0;
      object-fit: cover;
      animation: none;
      ${media.large} {
        position: absolute;
        inset: 0;
        block-size: 100%;
        max-block-size: none;
      }
    }
  }
`;
