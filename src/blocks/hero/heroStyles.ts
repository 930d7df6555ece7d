import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { align, color, gutter, size, space, width } from "../../styling/theme/tokens";

// The layout of a hero: words, picture and facts.
export const hero = css`
  padding-block: ${space[7]} ${space[8]};
  padding-inline: ${gutter};
  overflow-x: clip;
  ${media.large} {
    padding-block: ${space[9]};
  }
`;

export const low = css`
  padding-block: ${space[6]};
  ${media.large} {
    padding-block: ${space[7]};
  }
`;

export const frame = css`
  display: grid;
  gap: ${space[7]};
  max-inline-size: ${width.page};
  margin-inline: auto;
  /* In one column, the picture is above the facts, so it is on the first screen of a phone. */
  ${media.belowLarge} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    > :first-child:not(:last-child) {
      display: contents;
      > * {
        justify-self: ${align("normal")};
      }
    }
  }
`;

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

/* On a phone, one or two facts are lines in the card of the address before them: the card spans their rows. */
export const facts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${align()};
  gap: ${space[3]};
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
