import { css } from "@emotion/react";
import { type ReactNode, type Ref, useRef } from "react";
import { media } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { Disclosure } from "../../ui/elements/Disclosure";
import { useColumn } from "./useColumn";

/**
 * Links beside a text: a disclosure above it on a narrow screen, a column beside it on a wide one, with and without
 * scripts. Renders a `<nav>` with a `<details>`.
 * - `label`: its name
 * - `isThird`: whether a column stands on the other side of the text, so that this one takes a wider screen
 * - `ref`: gets the element that holds the links, and scrolls where they are more than have room
 */
export function Aside({
  label,
  isThird = false,
  ref,
  className,
  children,
}: {
  label: string;
  isThird?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useColumn(details);
  return (
    <nav aria-label={label} css={[narrow, isThird ? besideBoth : besideText]} className={className}>
      <Disclosure ref={details} summary={label}>
        <div ref={ref}>{children}</div>
      </Disclosure>
    </nav>
  );
}

const narrow = css`
  min-inline-size: 0;
  font-size: ${size.s};
  > details {
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.surface};
    > summary {
      justify-content: space-between;
      min-block-size: 2.75rem;
      padding-inline: ${space[4]};
      font-weight: 600;
    }
    > div {
      max-block-size: 70vh;
      max-block-size: 70dvh;
      padding: ${space[3]};
      overflow-y: auto;
      overscroll-behavior: contain;
      border-block-start: 1px solid ${color.border};
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** What a browser needs to show what is in a closed disclosure. */
const canUnfold = "@supports selector(::details-content)";

/**
 * A column: it is open without its button, stays while the page scrolls, and scrolls by itself where it is longer.
 * A function, as a text made of tokens would stand in the script.
 */
const column = () => `
  > details {
    position: sticky;
    inset-block-start: calc(var(--header-height) - 0.5rem);
    border: 0;
    background: none;
    > div {
      max-block-size: calc(100vh - var(--header-height) + 0.5rem);
      max-block-size: calc(100dvh - var(--header-height) + 0.5rem);
      padding: ${space[5]} 0;
      scrollbar-width: thin;
      border: 0;
    }
  }
  ${canUnfold} {
    > details {
      &::details-content {
        display: block;
        block-size: auto;
        content-visibility: visible;
      }
      > summary {
        display: none;
      }
      > div > p {
        display: block;
      }
    }
  }
`;

const besideText = css`
  ${media.large} {
    block-size: 100%;
    ${column()}
  }
`;

const besideBoth = css`
  ${media.wide} {
    block-size: 100%;
    ${column()}
  }
`;

/** What stands above the links of a column, and not in a disclosure, whose button says it. */
export const columnTitle = css`
  display: none;
`;

/** A link of a list or of the contents. */
export const sideLink = css`
  display: block;
  padding: 0.55rem ${space[3]};
  border-radius: ${radius.s};
  color: ${color.textMuted};
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${media.large} {
    padding-block: 0.3rem;
  }
  &:hover {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 6%, transparent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
