import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, duration, ease, radius, size, space } from "../../styling/theme/tokens";
import { useLabels } from "../../ui/Settings";

export interface LookButtonProps {
  /** In the header, in the header except on phones, or in the menu on phones. */
  place: "bar" | "wideBar" | "menu";
}

/**
 * Switches between light and dark mode. `look.ts` finds it by its attribute, handles its clicks and sets its state.
 * Renders a `<button>`.
 * - `place`: its position
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

/** `look.ts` does not know buttons in a menu that was rendered later. */
function showPressed(button: HTMLButtonElement | null): void {
  const other = document.querySelector("[data-look-button][aria-pressed]");
  if (other) button?.setAttribute("aria-pressed", other.getAttribute("aria-pressed")!);
}

/* The icon for both modes: a half-filled disc. */
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
  /* Has no effect in forced colours and on paper. */
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
