import { css } from "@emotion/react";
import { type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { media } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { Disclosure } from "../../ui/elements/Disclosure";

/**
 * Links beside a text: a disclosure above it on a narrow screen, a column on a wide one, even without JavaScript. Renders a
 * `<nav>` with a `<details>`.
 * - `isThird`: whether the text has a column on its other side, so this one needs a wider screen
 * - `ref`: the element that scrolls
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
  useLayoutEffect(() => {
    if (details.current) openHidden(details.current);
  }, []);
  return (
    <nav aria-label={label} css={[narrow, isThird ? besideBoth : besideText]} className={className}>
      <Disclosure ref={details} summary={label}>
        <div ref={ref}>{children}</div>
      </Disclosure>
    </nav>
  );
}

/** Opens a column's disclosure in browsers that cannot show the content of a closed one. */
function openHidden(details: HTMLDetailsElement): void {
  const isColumn = getComputedStyle(details).position === "sticky";
  if (isColumn && details.lastElementChild?.getBoundingClientRect().height === 0) details.open = true;
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

/** Browsers that can show the content of a closed disclosure. */
const canUnfold = "@supports selector(::details-content)";

/** An open, sticky column that scrolls. A function, because the bundler would keep a constant in the script. */
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

/** The title of a column. A disclosure has a button instead. */
export const columnTitle = css`
  display: none;
`;

/** The line beside the current link. */
export const currentLine = () => `
  content: "";
  position: absolute;
  inline-size: 3px;
  border-radius: 3px;
  background: ${color.primary};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** A link in the list of pages or the contents. */
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
