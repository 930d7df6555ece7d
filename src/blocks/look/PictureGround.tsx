import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../styling/theme/media";
import { inset, rhythm, width } from "../../styling/theme/tokens";

/**
 * Background pictures of a parent with the class `onPicture`. Renders a `<div>`. A dark veil over the pictures keeps text
 * readable. In forced colours and in print, decorative pictures are hidden, and others are above the text.
 * - `isClearAside`: whether the veil is weak beside the words, which are at the start and no wider than `width.words`
 */
export function PictureGround({
  isClearAside = false,
  pictures,
  children,
}: {
  isClearAside?: boolean;
  pictures: readonly { alt: string }[];
  children: ReactNode;
}) {
  return (
    <div css={[ground, pictures.some(({ alt }) => alt !== "") && meaningful, isClearAside && clearAside]}>
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
  ${media.withoutGrounds} {
    display: none;
  }
`;

const meaningful = css`
  ${media.withoutGrounds} {
    position: static;
    display: block;
    margin: 0 ${inset} ${rhythm.content};
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

const clearAside = css`
  ${media.large} {
    --words-end: calc(${inset} + ${width.words} + 2rem);
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
