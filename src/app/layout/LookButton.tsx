import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, duration, ease, radius, size, space } from "../../styling/theme/tokens";
import { useLabels } from "../../ui/Settings";

export interface LookButtonProps {
  /** In the header, in the header but not on a phone, or in the menu of a phone. */
  place: "bar" | "wideBar" | "menu";
}

/**
 * Changes between the light and the dark look. What it does, and whether it is pressed, is the affair of `look.ts`,
 * which finds it by its mark. Renders a `<button>`.
 * - `place`: where it stands
 */
export function LookButton({ place }: LookButtonProps) {
  const { darkLook } = useLabels();
  return (
    <button
      ref={showPressed}
      type="button"
      data-look-button={place}
      aria-label={darkLook}
      css={[button, places[place]]}
    >
      {place === "menu" && darkLook}
    </button>
  );
}

/** `look.ts` knows the buttons that the page came with, and not those of a menu that was made since. */
function showPressed(button: HTMLButtonElement | null): void {
  const other = document.querySelector("[data-look-button][aria-pressed]");
  if (other) button?.setAttribute("aria-pressed", other.getAttribute("aria-pressed")!);
}

/* The sign of both looks: a disc, half of it filled. */
const button = css`
  display: flex;
  flex: none;
  align-items: center;
  border-radius: ${radius.m};
  &::before {
    content: "";
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
  ${withoutScripts} & {
    display: none;
  }
  /* Where the device decides all colours, and on paper, it would change nothing. */
  @media (forced-colors: active), print {
    display: none;
  }
`;

export const bar = css`
  justify-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  color: ${color.textMuted};
`;

const places = {
  bar,
  wideBar: [
    bar,
    css`
      ${media.belowMedium} {
        display: none;
      }
    `,
  ],
  menu: css`
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    font-size: ${size.l};
    ${media.medium} {
      display: none;
    }
  `,
};
