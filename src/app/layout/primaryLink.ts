import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { gutter, size, space } from "../../styling/theme/tokens";
import { buttonStyles } from "../../ui/controls/buttonStyles";

const callToAction = css`
  min-block-size: 2.75rem;
  max-inline-size: 20rem;
  padding: 0.3rem ${space[3]};
  font-size: ${size.s};
  line-height: 1.2;
  ${media.medium} {
    padding-inline: ${space[4]};
  }
  /* Beside it and the menu, a phone has room for a logo, or for a word of the usual length. */
  ${media.belowMedium} {
    max-inline-size: clamp(
      5.25rem,
      100vw - 2 * ${gutter} - 4rem - var(--search, 0rem) - var(--light, 0rem) - var(--name, 6.5rem),
      50vw
    );
    &[data-signs] {
      padding-inline: ${space[3]};
    }
    svg {
      display: none;
    }
    a:has(> img) + * & {
      --name: 4rem;
    }
    :has(~ [aria-keyshortcuts]) & {
      --search: 3.5rem;
    }
    :has(~ p) & {
      --light: 1.5rem;
    }
  }
`;

export const primaryLink = [buttonStyles("primary"), callToAction];
