import { css } from "@emotion/react";
import { media } from "../styling/theme/media";
import { size, space } from "../styling/theme/tokens";

const within = css`
  padding-block: ${space[3]};
  grid-template-columns: minmax(2.5rem, max-content) minmax(0, 1fr) auto;
  &::before {
    font-size: ${size.m};
    line-height: 1.65;
  }
  ${media.medium} {
    grid-template-columns: 3rem minmax(0, 1fr) auto;
  }
`;

/** The layout of a rule at each depth, with its number before it. */
export const depths = [
  css`
    counter-increment: rule;
    &::before {
      content: var(--n1, counter(rule));
    }
    /* If there is space, the name is beside all other content. */
    @container rules (min-width: 52rem) {
      grid-template-columns: 3rem minmax(0, 16rem) minmax(0, 1fr) auto;
      column-gap: ${space[4]};
    }
  `,
  [
    within,
    css`
      counter-increment: rule-below;
      &::before {
        content: var(--n2, counter(rule) "." counter(rule-below));
      }
    `,
  ],
  [
    within,
    css`
      counter-increment: rule-clause;
      &::before {
        content: var(--n3, counter(rule) "." counter(rule-below) counter(rule-clause, lower-alpha));
      }
    `,
  ],
];

// Without content above them, the first of them aligns with the name beside it.
export const level = css`
  @container rules (min-width: 52rem) {
    margin-block-start: calc(-1 * ${space[3]});
  }
`;

// On phones, only the numbers show the nesting, because an indent would leave no space for the text.
export const innerRules = css`
  counter-reset: rule-below;
`;

export const innerClauses = css`
  counter-reset: rule-clause;
`;

// Below a rule without a name, whose link is at its side, so all links align.
export const belowLink = css`
  ${media.medium} {
    margin-inline-end: calc(-2.75rem - ${space[2]});
  }
`;

/** The content of the numbers at each depth, unless they are the usual ones. */
export const numberings = {
  numbers: undefined,
  letters: css`
    --n2: counter(rule-below, lower-alpha);
    --n3: counter(rule-clause, lower-roman);
  `,
  paragraphs: css`
    --n1: "§ " counter(rule);
    --n2: "(" counter(rule-below) ")";
    --n3: counter(rule-clause, lower-alpha);
  `,
  none: css`
    --n1: "•";
    --n2: "•";
    --n3: "–";
  `,
};
