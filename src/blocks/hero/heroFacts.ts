import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { align, color, font, glow, rhythm, size, space } from "../../styling/theme/tokens";

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

export const fact = css`
  padding: ${space[4]};
  text-align: start;
  ${media.medium} {
    padding: ${space[4]} ${space[5]};
  }
`;

export const wide = css`
  flex: 3 1 19rem;
  border-color: color-mix(in srgb, ${color.primary} 50%, ${color.border});
  background:
    radial-gradient(
      26rem 12rem at 0 0,
      color-mix(in srgb, ${color.primary} 22%, transparent),
      transparent 78%
    ),
    ${color.surface};
  box-shadow: ${glow};
`;

export const alone = css`
  flex-basis: 100%;
`;

export const narrow = css`
  flex: 1 1 11rem;
`;

/* Below each other or in one line, as set by the list of facts. */
export const lines = css`
  container-type: inline-size;
  display: var(--fact, grid);
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

/* The mark has a separate column, so long words do not push it onto the next line. */
export const withMark = css`
  grid-template-columns: minmax(0, 1fr) auto;
`;

export const mark = css`
  grid-area: 1 / 2;
`;

export const figure = css`
  grid-column: 1 / -1;
  font-family: ${font.figures};
  font-size: var(--figure, ${size.xl});
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

// An address of about 24 characters fits into one line.
export const address = css`
  font-family: ${font.mono};
  font-size: clamp(1.0625rem, 6.6cqi, 1.5rem);
  font-weight: 600;
  letter-spacing: -0.02em;
`;
