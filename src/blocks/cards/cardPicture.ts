import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, space } from "../../styling/theme/tokens";

// The picture of a card is above its words, or beside them on wide screens.

export const beside = {
  start: css`
    ${media.medium} {
      padding-inline-start: calc(38% + ${space[5]});
    }
  `,
  end: css`
    ${media.medium} {
      padding-inline-end: calc(38% + ${space[5]});
    }
  `,
};

export const picture = css`
  inline-size: calc(100% + 2 * ${space[5]});
  max-inline-size: none;
  max-block-size: 15rem;
  aspect-ratio: 16 / 9;
  margin: calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) ${space[2]};
  object-fit: cover;
  border-block-end: 1px solid ${color.border};
  background: color-mix(in srgb, var(--tone) 12%, ${color.surface});
`;

export const whole = css`
  object-fit: contain;
`;

// As high as the words beside it.
export const atSide = css`
  ${media.medium} {
    position: absolute;
    inset-block: 0;
    inline-size: 38%;
    block-size: 100%;
    max-block-size: none;
    margin: 0;
    aspect-ratio: auto;
    border: 0;
  }
`;

export const atStart = css`
  inset-inline-start: 0;
`;

export const atEnd = css`
  inset-inline-end: 0;
`;
