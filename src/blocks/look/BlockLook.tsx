import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Compiled } from "../../fields/compiled";
import type { BlockLook as WrittenLook } from "../../fields/block";
import { color, radius, space, width as widths } from "../../styling/theme/tokens";
import { Picture } from "../../ui/elements/Picture";
import { PictureGround, onPicture } from "../../ui/elements/PictureGround";

/**
 * What a block stands in that has a width, a background or an alignment of its own. Renders a `<div>`, as wide as the
 * screen; inside another block, a panel.
 *
 * - `width`: how wide the content may be
 * - `background`: what lies behind it; words can be read on each
 * - `align`: where its heading and introduction stand
 */
export function BlockLook({
  width,
  background,
  align,
  children,
}: Compiled<WrittenLook> & { children?: ReactNode }) {
  const image = typeof background === "object" ? background.image : undefined;
  const ground = typeof background === "string" ? background : background && "image";
  return (
    <div
      css={[
        width && contentWidths[width],
        align && alignments[align],
        ground && ground !== "plain" && [band, grounds[ground]],
      ]}
      className={image && onPicture}
    >
      {image && (
        <PictureGround>
          <Picture picture={{ src: image, alt: "" }} />
        </PictureGround>
      )}
      {children}
    </div>
  );
}

const contentWidths = {
  narrow: css`
    --width-page: ${widths.text};
    --stacked: minmax(0, 1fr);
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

// What is below the last block of a page stands on the page itself: a band goes down to the footer.
const band = css`
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

// Neighbours on the same ground are one band. What stands on the colour of cards has cards of another one.
const grounds = {
  tint: css`
    background: ${color.tint};
    & + & {
      padding-block-start: 0;
    }
    &:has(+ &) {
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
    & + & {
      padding-block-start: 0;
      box-shadow: inset 0 -1px ${color.border};
    }
    &:has(+ &) {
      padding-block-end: 0;
      box-shadow: inset 0 1px ${color.border};
    }
    & + &:has(+ &) {
      box-shadow: none;
    }
  `,
  image: css`
    padding-block: ${space[7]};
  `,
};
