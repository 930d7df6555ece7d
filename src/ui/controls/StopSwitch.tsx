import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, edge, radius, shadow } from "../../styling/theme/tokens";
import { useLabels } from "../Settings";

/** The style of an element whose animation a switch inside can stop, even without JavaScript. */
export const stops = css`
  &:has(> label > input:checked) :is(img, picture) {
    animation-play-state: paused;
  }
`;

/** A switch that stops the slideshow in the element with `stops` (WCAG 2.2.2). Renders a `<label>` with a checkbox. */
export function StopSwitch({ className }: { className?: string | undefined }) {
  const { stopPictures } = useLabels();
  return (
    <label css={place} className={className}>
      <input type="checkbox" aria-label={stopPictures} css={control} />
      <svg viewBox="0 0 24 24" css={icon} aria-hidden="true">
        <path d="M9 6v12M15 6v12" />
        <path d="M9 6v12l9-6z" />
      </svg>
    </label>
  );
}

const place = css`
  position: absolute;
  display: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  ${media.motion} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
`;

const control = css`
  position: absolute;
  inset: 0;
  margin: 0;
  appearance: none;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${edge}, ${shadow[1]};
  cursor: pointer;
`;

const icon = css`
  position: absolute;
  inset: 0.75rem;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  fill: none;
  stroke: ${color.text};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  pointer-events: none;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
  path:last-of-type,
  :checked + & path:first-of-type {
    display: none;
  }
  :checked + & path:last-of-type {
    display: inline;
  }
`;
