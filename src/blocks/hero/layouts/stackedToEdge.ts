import { css } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { inset, rhythm } from "../../../styling/theme/tokens";

/* From the page to the edge of the screen. */
const toTheEdge = () => `calc(-1 * ${inset})`;

/* The picture fills its side of the hero, or the width of a phone. */
export const bleed = css`
  --outwards: ${toTheEdge()};
  --spare: ${rhythm.ground};
  :has(> &) {
    ${media.large} {
      padding-block: 0 ${rhythm.rest};
    }
  }
  > [data-part="p"] {
    ${media.belowLarge} {
      margin-inline: ${toTheEdge()};
    }
    ${media.large} {
      position: relative;
      align-self: stretch;
    }
    > span {
      inline-size: 100%;
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
