import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { gutter, inset, rhythm } from "../../styling/theme/tokens";

/* While the document loads, words wait for the picture beside them, to avoid layout shift. */
export const withPicture = css`
  > :first-child:not(:has(+ * img)) {
    visibility: hidden;
  }
`;

/* The overhang of a picture beyond the page's column grows with the screen. */
const outwards = () => `calc(-1 * clamp(0px, ${inset} - ${gutter} / 2, 9rem))`;
/* From the page to the edge of the screen. */
const toTheEdge = () => `calc(-1 * ${inset})`;

export const split = css`
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    > :last-child {
      margin-inline-end: var(--outwards, ${outwards()});
    }
  }
`;

export const pictureFirst = css`
  ${media.large} {
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
      padding-block: 0 ${rhythm.rest};
    }
  }
  > :first-child {
    ${media.large} {
      padding-block: ${rhythm.ground};
    }
  }
  > :last-child {
    ${media.belowLarge} {
      margin-inline: calc(-1 * ${inset});
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
