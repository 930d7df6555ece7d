import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { media } from "../styling/theme/media";
import { color, duration, radius } from "../styling/theme/tokens";
import { anchorUrl } from "./controls/places";
import { useCopy } from "./controls/useCopy";
import { fillLabel, useSettings } from "./Settings";

/**
 * A link to a rule, which copies its address when clicked. Renders an `<a>`.
 * - `anchor`: the rule's id
 * - `title`: its name or its number
 * - `onLink`: called with the anchor when it is clicked
 */
export function RuleLink({
  anchor,
  title,
  onLink,
}: {
  anchor: string;
  title: string;
  onLink: (anchor: string) => void;
}) {
  const { labels, toasts } = useSettings();
  const { copied, copy } = useCopy({ text: () => anchorUrl(anchor), toast: toasts.standard.linkCopied });

  const press = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLink(anchor);
    copy();
  };

  return (
    <a
      href={`#${anchor}`}
      aria-label={fillLabel(labels.copyLinkTo, { name: title })}
      data-tooltip=""
      data-copy=""
      data-copied={copied || undefined}
      css={link}
      onClick={press}
    />
  );
}

const link = css`
  grid-area: 1 / -2;
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-block: -0.5rem;
  border-radius: ${radius.s};
  color: ${color.textMuted};
  transition:
    color ${duration.fast},
    background-color ${duration.fast};
  /* Styles define the icon once for all rules of a page. A picture would need a request, or "data:" in the policy. */
  &::before {
    content: "";
    box-sizing: border-box;
    inline-size: 1.2em;
    block-size: 0.6em;
    border: 2px solid;
    border-radius: 1em;
    background: linear-gradient(currentColor 0 0) 50% / 50% 2px no-repeat;
    mask:
      linear-gradient(90deg, #000 40%, #0000 0 60%, #000 0),
      linear-gradient(#000 0 0) 50% / 50% 2px no-repeat;
    rotate: -45deg;
  }
  &[data-copied]::before {
    inline-size: 0.45em;
    block-size: 0.8em;
    border-width: 0 2px 2px 0;
    border-radius: 0;
    background: none;
    mask: none;
    rotate: 45deg;
    translate: 0 -0.1em;
  }
  &:hover,
  &:focus-visible {
    background: color-mix(in srgb, ${color.primary} 14%, transparent);
    color: ${color.primary};
  }
  ${media.print} {
    display: none;
  }
`;
