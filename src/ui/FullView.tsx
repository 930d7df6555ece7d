import { css, keyframes } from "@emotion/react";
import { useLayoutEffect, useRef } from "react";
import { media } from "../styling/theme/media";
import { color, duration, edge, radius, shadow, size, space } from "../styling/theme/tokens";
import { Caption } from "./elements/Caption";
import { Glyph } from "./elements/Glyph";
import { Picture } from "./elements/Picture";
import { VisuallyHidden } from "./elements/VisuallyHidden";
import type { ShownPicture } from "./PictureLink";
import { fillLabel, useLabels } from "./Settings";
import { useSwipedRow } from "./useSwipedRow";
import { spoken } from "./elements/spoken";

/**
 * A lightbox. Renders an open `<dialog>` with pictures in a row that snaps to one at a time. Visitors swipe it or use
 * buttons, arrow keys, Home and End. Escape, the button and a click outside a picture close it.
 * - `pictures`: all pictures, in order
 * - `first`: the index of the first picture to show
 * - `name`: the pictures' common name
 * - `onClose`: called after it closes
 */
export function FullView({
  pictures,
  first,
  name,
  onClose,
}: {
  pictures: readonly ShownPicture[];
  first: number;
  name?: string | undefined;
  onClose: () => void;
}) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const last = pictures.length - 1;
  const close = () => dialog.current?.close();

  // Before scrolling the row, which has no width until it is visible.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { row, place, move, onKeyDown, onScroll } = useSwipedRow<HTMLUListElement>(first, last);

  const count = fillLabel(labels.pictureOf, { number: place + 1, count: last + 1 });
  const shown = pictures[place]!;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its controls
    <dialog
      ref={dialog}
      css={view}
      aria-label={name ?? (shown.alt || shown.caption)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards have Escape */}
      <ul
        ref={row}
        css={pictureRow}
        onScroll={onScroll}
        onClick={({ target }) => (target as Element).closest("img, figcaption") ?? close()}
      >
        {pictures.map((picture, index) => (
          <li key={index} css={frame} aria-hidden={index !== place}>
            <figure css={figure}>
              <Picture picture={picture} sizes={`min(${picture.src.width}px, 100vw)`} css={large} />
              <Caption of={picture} css={caption} />
            </figure>
          </li>
        ))}
      </ul>
      {last > 0 && (
        <output css={counter}>
          {count}
          <VisuallyHidden>{shown.alt && <>: {spoken(shown.alt, shown)}</>}</VisuallyHidden>
        </output>
      )}
      <button type="button" css={[control, closing]} aria-label={labels.closePicture} onClick={close}>
        <Glyph name="close" size="1.5rem" />
      </button>
      {last > 0 && (
        <>
          <button
            type="button"
            css={[control, sideways, backwards]}
            aria-label={labels.previousPicture}
            aria-disabled={place === 0}
            onClick={() => move(-1)}
          >
            <Glyph name="chevron" size="1.5rem" />
          </button>
          <button
            type="button"
            css={[control, sideways, forwards]}
            aria-label={labels.nextPicture}
            aria-disabled={place === last}
            onClick={() => move(1)}
          >
            <Glyph name="chevron" size="1.5rem" />
          </button>
        </>
      )}
    </dialog>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const view = css`
  inline-size: 100vw;
  max-inline-size: none;
  block-size: 100vh;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: color-mix(in srgb, ${color.background} 94%, transparent);
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.background};
  }
  ${media.motion} {
    animation: ${fadeIn} ${duration.normal};
  }
`;

const pictureRow = css`
  display: flex;
  block-size: 100%;
  overflow: auto hidden;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  overscroll-behavior: contain;
`;

const frame = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 100%;
  min-block-size: 0;
  padding: 4rem ${space[3]};
  scroll-snap-align: center;
  scroll-snap-stop: always;
  cursor: zoom-out;
  ${media.medium} {
    padding: 4rem 4.5rem ${space[5]};
  }
`;

const figure = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  justify-items: center;
  gap: ${space[3]};
  max-block-size: 100%;
  min-block-size: 0;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

const large = css`
  inline-size: auto;
  max-block-size: 100%;
  min-block-size: 0;
  /* Never cropped. */
  object-fit: contain;
  border-radius: ${radius.m};
  cursor: auto;
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const caption = css`
  max-inline-size: 42rem;
  margin: 0;
  color: ${color.text};
  text-align: center;
  cursor: auto;
`;

const counter = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 4.5rem;
  display: grid;
  place-items: center;
  block-size: 4rem;
  color: ${color.text};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

const control = css`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: color-mix(in srgb, ${color.surface} 88%, transparent);
  box-shadow: ${edge}, ${shadow[1]};
  &[aria-disabled="true"] {
    opacity: 0.35;
    cursor: default;
  }
`;

const closing = css`
  inset-block-start: 0.625rem;
  inset-inline-end: ${space[3]};
`;

// Below the picture if the screen has no space at its sides.
const sideways = css`
  inset-block-end: 0.625rem;
  ${media.medium} {
    inset-block-end: calc(50% - 1.375rem);
  }
`;

const backwards = css`
  inset-inline-start: ${space[3]};
  rotate: 90deg;
  &:dir(rtl) {
    rotate: -90deg;
  }
`;

const forwards = css`
  inset-inline-end: ${space[3]};
  rotate: -90deg;
  &:dir(rtl) {
    rotate: 90deg;
  }
`;
