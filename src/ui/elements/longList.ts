import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";

const FEW = 60;

/** Whether a list is so long that rendering it is slow. */
export function isLong(list: readonly unknown[]): boolean {
  return list.length > FEW;
}

/** The style of a long list: browsers lay out only entries near the screen, and clip what exceeds their edges. */

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
