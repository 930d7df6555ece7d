import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, duration, ease } from "../../styling/theme/tokens";

/**
 * Changes between the light and the dark look. What it does, and whether it is pressed, is the affair of `look.ts`,
 * which finds it by its mark. Renders a `<button>`.
 * - `label`: its name, read aloud
 * - `children`: words beside its sign
 */
export function LookButton({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <button
      // `look.ts` knows the buttons that the page came with, and not those of a menu that was made since.
      ref={showPressed}
      type="button"
      data-look-button=""
      aria-label={label}
      css={button}
      className={className}
    >
      {children}
    </button>
  );
}

function showPressed(one: HTMLButtonElement | null): void {
  const other = document.querySelector("[data-look-button][aria-pressed]");
  if (other) one?.setAttribute("aria-pressed", other.getAttribute("aria-pressed")!);
}

/* The sign of both looks: a disc, half of it filled. */
const button = css`
  &::before {
    content: "";
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid;
    border-radius: 50%;
    background: linear-gradient(to right, currentColor 50%, transparent 50%);
    transition: rotate ${duration.normal} ${ease.out};
  }
  &[aria-pressed="true"]::before {
    rotate: 180deg;
  }
  &:hover {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 7%, transparent);
  }
  ${withoutScripts} && {
    display: none;
  }
  /* Where the device decides all colours, and on paper, it would change nothing. */
  ${media.forcedColors} {
    && {
      display: none;
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`;
