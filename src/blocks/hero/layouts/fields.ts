import { css } from "@emotion/react";
import { color, font, radius, size, space } from "../../../styling/theme/tokens";

// The address and the facts in layouts other than cards. Their elements have no classes, which most pages would load.

/* Several addresses are below each other. The button is below an address that leaves no space for it. */
export const fields = css`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-inline-size: 0;
  > li {
    container-type: inline-size;
    padding: ${space[4]} ${space[3]};
    line-height: 1.35;
    text-align: start;
    > button > span {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space[2]};
      > :first-child {
        order: 1;
        padding: 0.7rem 0.75rem;
        border-radius: ${radius.m};
        background: ${color.primary};
        color: ${color.onPrimary};
      }
      > :nth-child(2) {
        flex: 1 1 auto;
        display: grid;
        min-inline-size: 0;
        > :last-child {
          font-family: ${font.mono};
          font-size: clamp(1rem, 4.6cqi, 1.375rem);
          font-weight: 600;
          letter-spacing: -0.02em;
        }
      }
    }
  }
`;

export const plainFacts = css`
  min-inline-size: 0;
  line-height: 1.35;
  > li {
    position: relative;
    > span,
    > a > span {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    span:has(> span > bdi) {
      display: var(--row, grid);
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space[4]};
    }
    span:has(> bdi) {
      font-family: ${font.figures};
      font-size: ${size.l};
      font-weight: 650;
    }
  }
`;
