import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styling/theme/media";

/** The class of what has pictures for its ground: there, all colours are such that they can be read on any picture. */
export const onPicture = "sp-on-picture";

/**
 * Pictures as the ground of the element around them, which has the class `onPicture`. Renders a `<div>`; a veil over the
 * pictures makes any of them dark enough for what stands on it.
 * - `children`: the pictures, one above the other
 */
export function PictureGround({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div css={ground} className={className}>
      {children}
    </div>
  );
}

const ground = css`
  position: absolute;
  z-index: -1;
  inset: 0;
  display: grid;
  overflow: hidden;
  img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: var(--veil);
  }
  ${media.forcedColors} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
