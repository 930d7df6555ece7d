import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styling/theme/media";
import { gutter, space, width } from "../../styling/theme/tokens";

/**
 * Pictures as the ground of the element around them, which has the class `onPicture`. Renders a `<div>`; a veil over the
 * pictures makes any of them dark enough for what stands on it.
 * - `shows`: whether the veil is weak where no words are, which are at the start and no wider than `width.words`
 * - `pictures`: what they show. In forced colours and on paper, nothing lies behind words: pictures that show something stand
 *   above them, and those that decorate are gone
 * - `children`: the pictures, one above the other
 */
export function PictureGround({
  shows = false,
  pictures,
  children,
}: {
  shows?: boolean;
  pictures: readonly { alt: string }[];
  children: ReactNode;
}) {
  return (
    <div css={[ground, pictures.some(({ alt }) => alt !== "") && told, shows && opening]}>{children}</div>
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
  ${media.withoutGrounds} {
    display: none;
  }
`;

// Pictures that show something: above the words, as any others, where they cannot lie behind them.
const told = css`
  ${media.withoutGrounds} {
    position: static;
    display: block;
    max-inline-size: ${width.page};
    margin: 0 auto ${space[6]};
    img {
      position: static;
      block-size: auto;
      max-block-size: 28rem;
    }
    &::after {
      content: none;
    }
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
