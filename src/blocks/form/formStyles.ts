import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { columns, gap, rhythm, sides, space, span } from "../../styling/theme/tokens";

export const frame = css`
  display: grid;
  gap: ${rhythm.content};
  max-inline-size: 46rem;
  margin-inline: ${sides()};
`;

/** On large screens, the heading is beside the form. */
export const besideOpening = css`
  ${media.large} {
    grid-template-columns: ${columns(`${span(5)} minmax(0, 1fr)`)};
    gap: ${gap};
    max-inline-size: none;
  }
`;

/** Fields are side by side if there is space. */
export const panel = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[5]};
  &[hidden] {
    display: none;
  }
  ${media.medium} {
    padding: ${space[6]};
  }
`;

/** The button, and the note beside it. */
export const bottom = css`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;

export const smallPrint = css`
  flex: 1 1 14rem;
`;
