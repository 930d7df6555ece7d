import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { align, color, rhythm, size, space } from "../../styling/theme/tokens";

/* On a phone, one or two facts are lines in the card of the address before them: the card spans their rows. */
export const facts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${align()};
  gap: ${rhythm.intro};
  inline-size: 100%;
  max-inline-size: 46rem;
  margin-block-start: ${space[2]};
  order: 2;
  ${media.belowMedium} {
    &:has(> :first-child [data-copy]):has(> * + *):not(:has(> :nth-child(4), > * + * [data-copy])) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
      > :first-child {
        display: grid;
        grid-template: subgrid / minmax(0, 1fr);
        grid-area: 1 / 1 / span 3;
        padding-block-end: 0;
      }
      > * + * {
        --fact: flex;
        --figure: ${size.m};
        display: grid;
        grid-area: 2 / 1;
        align-items: center;
        min-block-size: 2.75rem;
        margin: ${space[3]} calc(${space[4]} + var(--panel-edge, 1px)) 0;
        padding: ${space[2]} 0;
        border: 0;
        border-block-start: 1px solid ${color.border};
        border-radius: 0;
        background: none;
        box-shadow: none;
      }
      > :nth-child(3) {
        grid-row: 3;
        margin-block-start: 0;
      }
    }
  }
`;
