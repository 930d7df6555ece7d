import { css } from "@emotion/react";
import type { ReactNode, Ref } from "react";
import { media } from "../../styling/theme/media";
import { color, duration, space } from "../../styling/theme/tokens";
import { Glyph } from "./Glyph";

/**
 * An expandable element, with and without JavaScript; expanded on paper. Renders a `<details>`.
 * - `summary`: the visible label
 * - `isOpen`: whether it is expanded at first
 * - `isHeading`: whether the label is a heading, which must be in the summary
 */
export function Disclosure({
  summary,
  isOpen = false,
  isHeading = false,
  ref,
  className,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean;
  isHeading?: boolean;
  ref?: Ref<HTMLDetailsElement> | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details ref={ref} open={isOpen} css={details} className={className}>
      <summary css={opener}>
        {isHeading ? summary : <span css={words}>{summary}</span>}
        <Glyph name="chevron" css={icon} />
      </summary>
      {children}
    </details>
  );
}

const details = css`
  min-inline-size: 0;
  ${media.print} {
    &::details-content {
      display: block;
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

const opener = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
`;

const words = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const icon = css`
  flex: none;
  color: ${color.primary};
  transition: rotate ${duration.fast};
  details[open] > summary > & {
    rotate: 180deg;
  }
  ${media.print} {
    display: none;
  }
`;
