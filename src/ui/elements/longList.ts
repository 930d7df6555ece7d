import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";

const FEW = 60;

/** Whether a list is so long that it takes the browser time. */
export function isLong(list: readonly unknown[]): boolean {
  return list.length > FEW;
}

/**
 * The style of a long list: browsers lay out and paint only the entries near the screen. All are found by
 * searching and by assistive technology, and links to them lead there. What an entry paints beyond its edge
 * is cut off.
 */

export const longList = css`
  > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 9rem;
  }
  ${media.print} {
    > li {
      content-visibility: visible;
    }
  }
`;
