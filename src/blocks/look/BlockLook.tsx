import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Compiled } from "../../fields/compiled";
import type { BlockLook as WrittenLook } from "../../fields/parts/block";
import type { Picture as WrittenPicture } from "../../fields/pictures/image";
import { media } from "../../styling/theme/media";
import {
  color,
  gutter,
  onPicture,
  radius,
  space,
  stacked,
  width as widths,
} from "../../styling/theme/tokens";
import { stops, StopSwitch } from "../../ui/controls/StopSwitch";
import { Picture } from "../../ui/elements/Picture";
import { PictureGround } from "./PictureGround";
import { Slides } from "./Slides";

/**
 * The background, width, alignment and colour of a block. Renders a `<div>` as wide as the screen, or a panel inside another block.
 * - `layout`, `size`, `image`, `images`: with the layout `cover` or `banner`, the block's pictures are its background. A
 *   banner without a picture has a tint
 */
export function BlockLook({
  width,
  background,
  align,
  color: name,
  layout,
  size,
  image,
  images = image && [image],
  children,
}: Compiled<WrittenLook> & {
  layout?: string;
  size?: string;
  image?: Compiled<WrittenPicture>;
  images?: Compiled<WrittenPicture>[] | undefined;
  children?: ReactNode;
}) {
  const covered = layout === "cover" ? images : undefined;
  const isBanner = layout === "banner";
  const backgroundPicture =
    typeof background === "object" ? { src: background.image, alt: "", focus: background.focus } : undefined;
  const picture = (isBanner && image) || backgroundPicture;
  const ground = picture ? "image" : (background ?? (isBanner && "tint"));
  return (
    <div
      css={[
        covered && stops,
        width && contentWidths[width],
        align && alignments[align],
        covered
          ? [cover, size === "small" && smallCover]
          : typeof ground === "string" && ground !== "plain" && [band, grounds[ground]],
      ]}
      className={covered || picture ? onPicture : undefined}
      data-color={name}
    >
      {covered ? (
        <PictureGround isClearAside={align !== "center"} pictures={covered}>
          <Slides pictures={covered} />
        </PictureGround>
      ) : (
        picture && (
          <PictureGround pictures={[picture]}>
            <Picture picture={picture} sizes="100vw" />
          </PictureGround>
        )
      )}
      {children}
      {covered && covered.length > 1 && <StopSwitch css={inCorner} />}
    </div>
  );
}

const contentWidths = {
  narrow: css`
    --width-page: ${widths.text};
    ${stacked}
  `,
  normal: undefined,
  wide: css`
    --width-page: ${widths.wide};
  `,
};

const alignments = {
  start: css`
    --align: start;
    --sides: 0;
  `,
  center: css`
    --align: center;
    --sides: auto;
  `,
};

// The last band of a page extends to the footer.
export const band = css`
  position: relative;
  isolation: isolate;
  padding-block: ${space[5]};
  &:last-child {
    margin-block-end: calc(-1 * ${space[7]});
  }
  section & {
    margin-block: ${space[6]} 0;
    padding: ${space[5]};
    border-radius: ${radius.m};
    overflow: hidden;
    > section {
      margin: 0;
    }
  }
`;

// Neighbours with the same background are one band, even with the stylesheet's `<link>` between them.
const grounds = {
  tint: css`
    background: ${color.tint};
    & + &,
    & + link + & {
      padding-block-start: 0;
    }
    &:has(+ &),
    &:has(+ link + &) {
      padding-block-end: 0;
    }
  `,
  raised: css`
    background: ${color.surface};
    box-shadow:
      inset 0 1px ${color.border},
      inset 0 -1px ${color.border};
    > * {
      --color-surface: ${color.surfaceOnRaised};
    }
    & + &,
    & + link + & {
      padding-block-start: 0;
      box-shadow: inset 0 -1px ${color.border};
    }
    &:has(+ &),
    &:has(+ link + &) {
      padding-block-end: 0;
      box-shadow: inset 0 1px ${color.border};
    }
    & + &:has(+ &),
    & + link + &:has(+ &) {
      box-shadow: none;
    }
  `,
  image: css`
    padding-block: ${space[7]};
  `,
};

// The words are at the bottom of the picture, as wide as its dark part.
export const cover = css`
  --width-words: 42rem;
  > :nth-child(2) {
    display: grid;
    align-items: end;
    min-block-size: clamp(26rem, 78vh, 50rem);
    padding-block: ${space[9]} ${space[8]};
    > div {
      inline-size: 100%;
    }
    /* Limits the height on upright tablets. */
    ${media.medium} {
      min-block-size: min(clamp(26rem, 78vh, 50rem), 72vw);
    }
  }
  ${media.withoutGrounds} {
    > :nth-child(2):nth-child(2) {
      min-block-size: 0;
      padding-block-start: 0;
    }
  }
`;

/** Phones and tablets that show background pictures. */
const narrowGround = "@media screen and (max-width: 63.99rem) and (forced-colors: none)";

const smallCover = css`
  > :nth-child(2) {
    min-block-size: clamp(16rem, 42vh, 26rem);
    padding-block: ${space[8]} ${space[7]};
  }
  /* If words are as wide as the picture, the veil only covers them. */
  ${narrowGround} {
    > :first-child::after {
      opacity: 0.35;
    }
    > :nth-child(2) {
      padding: 0;
      > div {
        padding: ${space[8]} ${gutter} ${space[7]};
        background: linear-gradient(transparent, var(--veil) ${space[8]});
      }
    }
  }
`;

const inCorner = css`
  inset-block-end: ${space[4]};
  inset-inline-end: ${gutter};
  ${media.forcedColors} {
    display: none;
  }
`;
