import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color } from "../../styling/theme/tokens";
import type { ServerView } from "./useServer";

/** A light in the colour of a state. Words stand beside it: it is hidden from screen readers. Renders a `<span>`. */
export function ServerLight({ state, className }: { state: ServerView["state"]; className?: string }) {
  return <span css={light} data-state={state} className={className} aria-hidden="true" />;
}

/* Its form tells the states apart too: full, a ring, and half of one. */
const light = css`
  flex: none;
  box-sizing: border-box;
  inline-size: 0.65em;
  block-size: 0.65em;
  border: 2px solid ${color.textMuted};
  border-radius: 50%;
  &[data-state="online"] {
    border-color: ${color.success};
    background: ${color.success};
    ${media.forcedColors} {
      border-color: CanvasText;
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  &[data-state="offline"] {
    border-color: ${color.danger};
  }
  &[data-state="asking"],
  &[data-state="unknown"] {
    border-style: dotted;
  }
`;
