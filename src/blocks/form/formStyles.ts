import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, columns, sides, size, space } from "../../styling/theme/tokens";

/** Around the opening and the form. */
export const frame = css`
  display: grid;
  gap: ${space[6]};
  max-inline-size: 46rem;
  margin-inline: ${sides()};
`;

/** Where there is an opening, it stands beside the form on large screens. */
export const besideOpening = css`
  ${media.large} {
    grid-template-columns: ${columns("minmax(0, 1fr) minmax(0, 1.6fr)")};
    gap: ${space[8]};
    max-inline-size: none;
  }
`;

/** The form itself: its fields, side by side where there is room. */
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

/** What ends the form: its button, and the small print beside it. */
export const bottom = css`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;

/** The small print. */
export const smallPrint = css`
  flex: 1 1 14rem;
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
