import { css } from "@emotion/react";
import { type ReactNode, useRef } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, edge, radius, shadow, space } from "../../styling/theme/tokens";
import { Glyph } from "../../ui/elements/Glyph";
import { useLabels } from "../../ui/Settings";

/**
 * A row that is wider than the page, and snaps to its entries. Renders a `<ul>` that is swiped or scrolled without any
 * script, and two buttons that do it for people who only have a mouse.
 * - `children`: the entries, `<li>` each
 */
export function Carousel({ children }: { children: ReactNode }) {
  const { previousPicture, nextPicture } = useLabels();
  const row = useRef<HTMLUListElement>(null);

  function move(direction: 1 | -1) {
    if (!row.current) return;
    const { clientWidth } = row.current;
    const isRightToLeft = getComputedStyle(row.current).direction === "rtl";
    // Most of what is in view goes, so that nothing is left out.
    row.current.scrollLeft += clientWidth * 0.8 * direction * (isRightToLeft ? -1 : 1);
  }

  return (
    <>
      <ul ref={row} css={list}>
        {children}
      </ul>
      <div css={controls}>
        <button
          type="button"
          css={[control, backwards]}
          aria-label={previousPicture}
          onClick={() => move(-1)}
        >
          <Glyph name="chevron" size="1.5rem" />
        </button>
        <button type="button" css={[control, forwards]} aria-label={nextPicture} onClick={() => move(1)}>
          <Glyph name="chevron" size="1.5rem" />
        </button>
      </div>
    </>
  );
}

const list = css`
  display: flex;
  gap: ${space[4]};
  padding-block-end: ${space[3]};
  overflow: auto hidden;
  scroll-snap-type: inline proximity;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;
  /* The outline of what has the focus is not cut off. */
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
  /* Fingers swipe. */
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
  &:focus-visible {
    border-radius: ${radius.full};
  }
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
