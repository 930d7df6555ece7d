import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";

const FEW = 60;

/** Whether a list is so long that rendering it is slow. */
export function isLong(list: readonly unknown[]): boolean {
  return list.length > FEW;
}

/**
 * The style of a long list: browsers lay out and paint only entries near the screen. Search, assistive technology and
 * links find all entries. Anything painted beyond an entry's edge is clipped.
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
