import { css } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { align, rhythm, sides, space, width } from "../../../styling/theme/tokens";

// The layouts of version 0.2: all parts but the picture are in one column, in which the buttons (`b`) are last.

export const hero = css`
  padding-block-start: ${rhythm.ground};
`;

export const low = css`
  padding-block: ${rhythm.content} ${rhythm.rest};
`;

/* On a phone, the picture is above the facts, so it is on the first screen. */
export const column = css`
  gap: ${space[4]};
  justify-items: ${align("normal")};
  max-inline-size: ${width.words};
  margin-inline: ${sides()};
  > :not([data-part="l"], [data-part="b"]) {
    justify-self: stretch;
  }
  > [data-part="p"] {
    order: 1;
  }
  > :is(ul, [data-part="b"]) {
    order: 2;
  }
`;

export const center = css`
  --align: center;
  --sides: auto;
  inline-size: 100%;
  max-inline-size: 54rem;
  ${media.large} {
    > [data-part="p"] {
      order: 3;
    }
  }
`;
