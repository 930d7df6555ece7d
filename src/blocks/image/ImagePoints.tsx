import { css } from "@emotion/react";
import { useId } from "react";
import { media } from "../../styling/theme/media";
import { color, duration, font, radius, shadow, size, space } from "../../styling/theme/tokens";
import { Link } from "../../ui/elements/Link";
import { mutedText } from "../../ui/textStyles";
import type { ImageProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/** Numbered points on a picture: links, or words that a press opens. Renders an `<ol>` above the picture. */
export function ImagePoints({ points }: { points: NonNullable<ImageProps["points"]> }) {
  const group = useId();
  return (
    <ol css={list}>
      {points.map(({ x, y, label, href, text, inLanguage }, index) => (
        <li key={index} css={place} data-x={x} data-y={y}>
          {href && !text ? (
            <Link
              to={href}
              mark={false}
              css={dot}
              aria-label={label}
              data-tooltip={label}
              inLanguage={inLanguage}
            />
          ) : (
            <details name={group}>
              <summary css={dot} aria-label={label} {...inLanguage} />
              <div css={[panel, x > 50 && towardsLeft, y > 60 && upwards]}>
                <strong>
                  {href ? (
                    <Link to={href}>{spoken(label, { inLanguage })}</Link>
                  ) : (
                    spoken(label, { inLanguage })
                  )}
                </strong>
                {text && <p css={mutedText}>{spoken(text, { inLanguage })}</p>}
              </div>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

const list = css`
  position: absolute;
  inset: 0;
  counter-reset: point;
  pointer-events: none;
`;

const place = css`
  position: absolute;
  counter-increment: point;
  pointer-events: auto;
  &:has([open]) {
    z-index: 1;
  }
`;

/* The target is larger than the dot. */
const dot = css`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  margin: -1.25rem;
  border-radius: ${radius.full};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::before {
    content: counter(point);
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 2px solid ${color.onPrimary};
    border-radius: ${radius.full};
    background: ${color.primary};
    color: ${color.onPrimary};
    box-shadow: ${shadow[2]};
    font: 700 ${size.s} / 1 ${font.figures};
    transition: scale ${duration.fast};
  }
  &:hover::before,
  [open] > &::before {
    scale: 1.15;
  }
  ${media.forcedColors} {
    &::before {
      border-color: CanvasText;
    }
  }
`;

const panel = css`
  position: absolute;
  top: 1.5rem;
  left: -1rem;
  display: grid;
  gap: ${space[1]};
  inline-size: max-content;
  max-inline-size: min(18rem, 44vw);
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[3]};
  overflow-wrap: anywhere;
`;

const towardsLeft = css`
  right: -1rem;
  left: auto;
`;

const upwards = css`
  top: auto;
  bottom: 1.5rem;
`;
