import { css, keyframes } from "@emotion/react";
import { media } from "../../../styling/theme/media";
import { gap, gutter, inset, space } from "../../../styling/theme/tokens";

// Pictures that are not cropped.

const float = keyframes`
  50% { translate: 0 -0.75rem; }
`;

export const picture = css`
  display: grid;
  align-items: center;
  justify-items: center;
  img {
    max-block-size: 13rem;
    object-fit: contain;
    ${media.medium} {
      max-block-size: 22rem;
    }
    ${media.large} {
      max-block-size: var(--high, 34rem);
    }
    ${media.motion} {
      animation: ${float} 9s ease-in-out infinite;
    }
  }
`;

const rows = (row: (part: string) => string) =>
  [".", "h", "l", "a", "b", "."].map((part) => `"${row(part)}"`);

/* The overhang of a picture beyond the page's column grows with the screen. */
const outwards = () => `var(--outwards, calc(-1 * clamp(0px, ${inset} - ${gutter} / 2, 9rem)))`;

/* The other parts are in the middle of the picture's height. */
export const beside = css`
  ${media.large} {
    grid-template-areas: ${rows((part) => `${part} p`).join(" ")};
    grid-template-rows: minmax(var(--spare, 0), 1fr) repeat(4, auto) minmax(var(--spare, 0), 1fr);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${gap};
    ${["h", "p", "l", "a", "b"].map((part) => `> [data-part="${part}"] { grid-area: ${part}; }`).join("")}
    > :is([data-part="l"], [data-part="b"]) {
      margin-block-start: ${space[4]};
    }
    > ul {
      margin-block-start: ${space[5]};
    }
    > [data-part="p"] {
      margin-inline-end: ${outwards()};
    }
  }
`;

export const pictureFirst = css`
  ${media.large} {
    grid-template-areas: ${rows((part) => `p ${part}`).join(" ")};
    > [data-part="p"] {
      margin-inline: ${outwards()} 0;
    }
  }
`;

/* While the document loads, words wait for the picture beside them, to avoid layout shift. */
export const withPicture = css`
  > :first-child:not(:has(+ * img)) {
    visibility: hidden;
  }
`;
