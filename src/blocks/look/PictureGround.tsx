import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styling/theme/media";
import { gutter, width } from "../../styling/theme/tokens";

/** The class of what has pictures for its ground: there, all colours are such that they can be read on any picture. */
export const onPicture = "sp-on-picture";

/**
 * Pictures as the ground of the element around them, which has the class `onPicture`. Renders a `<div>`; a veil over the
 * pictures makes any of them dark enough for what stands on it.
 * - `shows`: whether the veil is weak where no words are, which are at the start and no wider than `width.words`
 * - `children`: the pictures, one above the other
 */
export function PictureGround({ shows = false, children }: { shows?: boolean; children: ReactNode }) {
  return <div css={[ground, shows && opening]}>{children}</div>;
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

const opening = css`
  ${media.large} {
    --words-end: calc(max(${gutter}, (100% - ${width.page}) / 2) + ${width.words} + 2rem);
    &:dir(rtl) {
      --toward: left;
    }
    &::after {
      background: linear-gradient(
        to var(--toward, right),
        var(--veil) var(--words-end),
        color-mix(in srgb, var(--veil) 78%, transparent) calc(var(--words-end) + 7rem),
        color-mix(in srgb, var(--veil) 40%, transparent) calc(var(--words-end) + 18rem),
        color-mix(in srgb, var(--veil) 25%, transparent) calc(var(--words-end) + 28rem)
      );
    }
  }
`;
