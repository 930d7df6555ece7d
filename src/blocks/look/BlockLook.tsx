import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Compiled } from "../../fields/compiled";
import type { BlockLook as WrittenLook } from "../../fields/parts/block";
import type { RichNode, Title } from "../../fields/texts/text";
import type { Picture as WrittenPicture } from "../../fields/pictures/image";
import { media } from "../../styling/theme/media";
import {
  color,
  gap,
  gutter,
  inset,
  onColor,
  onPicture,
  radius,
  rhythm,
  space,
  span,
  stacked,
} from "../../styling/theme/tokens";
import { stops, StopSwitch } from "../../ui/controls/StopSwitch";
import { Picture } from "../../ui/elements/Picture";
import { PictureGround } from "./PictureGround";
import { Slides } from "./Slides";

/**
 * The background, width, alignment and colour of a block. Renders a `<div>` as wide as the screen, or a panel inside another block.
 * - `layout`, `size`, `image`, `images`: with the layout `cover` or `banner`, the block's pictures are its background. A
 *   banner without a picture has a tint
 * - `type`, `heading`, `intro`: whether the block has an opening that can be beside its content
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
  type = "",
  heading,
  intro,
  children,
}: Compiled<WrittenLook> & {
  type?: string;
  heading?: Title | undefined;
  intro?: RichNode[] | undefined;
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
        align === "beside"
          ? (heading ?? intro) && !ownOpenings.has(type) && beside
          : align && alignments[align],
        width === "narrow" && align === "center" && narrowInMiddle,
        covered
          ? [onGround, cover, size === "small" && smallCover]
          : typeof ground === "string" && ground !== "plain" && [onGround, band, grounds[ground]],
      ]}
      className={covered || picture ? onPicture : typeof ground === "string" ? classes[ground] : undefined}
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

const classes: Partial<Record<string, string>> = onColor;

/** The blocks that place their headings themselves. */
const ownOpenings: ReadonlySet<string> = new Set(["callout", "cta", "form", "hero"]);

export const narrow = css`
  ${stacked}
  ${media.large} {
    --width: ${span(7)};
  }
`;

const contentWidths = {
  narrow,
  normal: undefined,
  /* Pictures, tables and carousels reach the gutters, and the words above them stay. */
  wide: css`
    --width: none;
    --frame-sides: calc(${gutter} - ${inset});
    --word-sides: calc(${inset} - ${gutter});
  `,
};

export const alignments = {
  start: css`
    --align: start;
    --sides: 0;
  `,
  center: css`
    --align: center;
    --sides: auto;
  `,
};

export const beside = css`
  ${stacked}
  @media (min-width: 48rem) {
    > section > div:has(> :nth-child(2)) {
      display: grid;
      grid-template-columns: ${span(4)} minmax(0, 1fr);
      column-gap: ${gap};
      align-items: start;
      > * {
        grid-column: 2;
        --columns: 8;
      }
      > :first-child {
        grid-area: 1 / 1 / span 9;
        padding: 0;
      }
    }
  }
`;

/* In the middle, it has an even number of columns. */
const narrowInMiddle = css`
  ${media.large} {
    --width: ${span(8)};
  }
`;

// Words have the same distance to both sides of an edge. Grounds touch each other, the header and the footer.
const onGround = css`
  margin-block: ${rhythm.rest};
  &:first-child {
    margin-block-start: 0;
  }
  & + &,
  & + link + & {
    margin-block-start: ${rhythm.noRest};
  }
  :has(> div > h1) + & {
    margin-block-start: ${rhythm.section};
  }
  &:last-child {
    margin-block-end: ${rhythm.noRest};
  }
`;

export const band = css`
  position: relative;
  isolation: isolate;
  padding-block: ${rhythm.rest};
  &:has(> [data-ground]) {
    padding-block: 0;
  }
  section & {
    margin-block: ${rhythm.content} 0;
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
  /* Theme styles, because few sites use them. */
  primary: undefined,
  accent: undefined,
  image: undefined,
};

// The words are at the bottom of the picture, as wide as its dark part.
export const cover = css`
  --width-words: 42rem;
  > :nth-child(2) {
    display: grid;
    align-items: end;
    min-block-size: clamp(26rem, 78vh, 50rem);
    padding-block: ${rhythm.ground};
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
    padding-block: ${rhythm.ground};
  }
  /* If words are as wide as the picture, the veil only covers them. */
  ${narrowGround} {
    > :first-child::after {
      opacity: 0.35;
    }
    > :nth-child(2) {
      padding: 0;
      > div {
        padding: ${rhythm.ground} ${inset};
        background: linear-gradient(transparent, var(--veil) ${rhythm.ground});
      }
    }
  }
`;

const inCorner = css`
  inset-block-end: ${space[4]};
  inset-inline-end: ${inset};
  ${media.forcedColors} {
    display: none;
  }
`;
