import { css } from "@emotion/react";
import { type ReactNode, useRef } from "react";
import { media, withoutScripts } from "../styling/theme/media";
import { color, edge, gap, radius, shadow, space } from "../styling/theme/tokens";
import { Glyph } from "./elements/Glyph";

export interface CarouselProps {
  previous: string;
  next: string;
  hasText?: boolean;
  children: ReactNode;
}

/**
 * A row that scrolls and snaps to its entries. Renders a `<ul>`, and two buttons for visitors with a mouse.
 * - `previous`, `next`: the names of the buttons
 * - `hasText`: whether the entries may contain nothing that takes the focus, so the row itself does
 * - `children`: the `<li>` elements
 */
export function Carousel({ previous, next, hasText, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);

  function move(direction: 1 | -1) {
    if (!row.current) return;
    const { clientWidth } = row.current;
    const isRightToLeft = getComputedStyle(row.current).direction === "rtl";
    // Less than the visible width, so no entry is skipped.
    row.current.scrollLeft += clientWidth * 0.8 * direction * (isRightToLeft ? -1 : 1);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <ul ref={row} css={list} tabIndex={hasText ? 0 : undefined}>
        {children}
      </ul>
      <div css={controls}>
        <button type="button" css={[control, backwards]} aria-label={previous} onClick={() => move(-1)}>
          <Glyph name="chevron" size="1.5rem" />
        </button>
        <button type="button" css={[control, forwards]} aria-label={next} onClick={() => move(1)}>
          <Glyph name="chevron" size="1.5rem" />
        </button>
      </div>
    </>
  );
}

const list = css`
  display: flex;
  gap: ${gap};
  padding-block-end: ${space[3]};
  overflow: auto hidden;
  scroll-snap-type: inline proximity;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;
  /* Space for focus outlines. */
  margin: -6px;
  padding: 6px;
  scroll-padding-inline: 6px;
  > li {
    flex: none;
    max-inline-size: 100%;
    scroll-snap-align: start;
  }
  ${media.motion} {
    scroll-behavior: smooth;
  }
  ${media.print} {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

const controls = css`
  display: none;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
  /* Touch screens need no buttons. */
  ${media.hover} {
    display: flex;
  }
  ${withoutScripts} & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const control = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${edge}, ${shadow[1]};
`;

const backwards = css`
  rotate: 90deg;
  &:dir(rtl) {
    rotate: -90deg;
  }
`;

const forwards = css`
  rotate: -90deg;
  &:dir(rtl) {
    rotate: 90deg;
  }
`;
