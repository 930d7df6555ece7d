import { css } from "@emotion/react";
import type { ReactNode, RefObject } from "react";
import type { Link as LinkTarget } from "../fields/addresses/link";
import type { ToastContent } from "../fields/parts/toast";
import { withoutScripts } from "../styling/theme/media";
import { color, radius } from "../styling/theme/tokens";
import { Link } from "./elements/Link";
import { useCopy } from "./controls/useCopy";

/** The action of a click: follow a link, copy a text, or none. */
export interface Action {
  href?: LinkTarget | undefined;
  copy?: string | undefined;
  toast?: ToastContent | undefined;
}

interface StretchedActionProps {
  action: Action;
  label?: string | undefined;
  source?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function canPress({ href, copy }: Action): boolean {
  return href !== undefined || copy !== undefined;
}

/**
 * A card's link or button, which covers the nearest positioned ancestor. Renders an `<a>`, a `<button>`, or only its
 * children if there is no action.
 * - `action`: the keys `href`, `copy` and `toast`
 * - `label`: its accessible name, if the children do not suffice
 * - `source`: the element with the text to copy, selected if the browser blocks copying
 * - `children`: phrasing content
 */
export function StretchedAction(props: StretchedActionProps) {
  const { action, label, className, children } = props;
  if (action.copy !== undefined) return <StretchedCopy {...props} text={action.copy} />;
  if (!action.href) return children;
  return (
    <Link to={action.href} mark={false} css={stretched} className={className} aria-label={label}>
      {children}
    </Link>
  );
}

function StretchedCopy({
  action,
  text,
  label,
  source,
  className,
  children,
}: StretchedActionProps & { text: string }) {
  const { copied, copy } = useCopy({ text, toast: action.toast, source });
  return (
    <button
      type="button"
      css={[stretched, selectable]}
      className={className}
      // Its visible text must be part of its name (WCAG 2.5.3), and begins with "Copied".
      aria-label={copied ? undefined : label}
      data-copy={text}
      data-copied={copied || undefined}
      onClick={copy}
    >
      {children}
    </button>
  );
}

/** Text on a pressable card. Its links are above the action that covers the card. */
export const pressableText = css`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  a {
    position: relative;
    z-index: 1;
  }
`;

/** The text that a card copies, for visitors without JavaScript. */
export const copiedText = css`
  display: none;
  ${withoutScripts} & {
    display: block;
    -webkit-user-select: all;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;

const stretched = css`
  color: inherit;
  text-decoration: none;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
    &::after {
      border-radius: ${radius.l};
      outline: 2px solid ${color.focus};
      outline-offset: 3px;
    }
  }
`;

// Without JavaScript, the text must be selectable.
const selectable = css`
  -webkit-user-select: text;
  user-select: text;
  ${withoutScripts} & {
    cursor: text;
    &::after {
      display: none;
    }
  }
`;
