import { css } from "@emotion/react";
import { align, color, inset, rhythm, sides, size, space } from "../../../styling/theme/tokens";
import { titleSize } from "./layoutCss";

// The parts of every layout. The modules of the layouts come later in the alphabet, so their styles override these.

export const hero = css`
  padding: ${rhythm.content} ${inset} ${rhythm.section};
  overflow-x: clip;
`;

/* The heading is as large as fits into its columns. Centred parts set two properties. */
export const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  > [data-part="h"] {
    container-type: inline-size;
    text-align: ${align()};
    > p {
      margin-block-end: ${space[3]};
      color: ${color.primary};
      font-size: ${size.s};
      font-weight: 650;
      letter-spacing: 0.04em;
    }
    > :not(p) {
      max-inline-size: max(11em, 1em * var(--longest, 0));
      margin-inline: ${sides()};
      font-size: ${titleSize()};
      line-height: 1.06;
      letter-spacing: -0.025em;
    }
  }
  > [data-part="p"] > span {
    display: block;
  }
  > [data-part="l"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: ${align("normal")};
    gap: ${rhythm.intro};
    text-align: ${align()};
  }
`;

export const small = css`
  --small: 0.75;
  --high: 22rem;
`;

export const intro = css`
  max-inline-size: var(--intro, 34rem);
  color: ${color.textMuted};
  font-size: ${size.l};
  line-height: 1.5;
  text-wrap: balance;
`;

export const buttons = css`
  justify-content: ${align()};
`;
