import { css, keyframes } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color } from "../../styling/theme/tokens";
import type { ServerState } from "./serverView";

/** A light in the colour of a state, beside a text. Hidden from screen readers. Renders a `<span>`. */
export function ServerLight({ state }: { state: ServerState }) {
  return <span css={light} data-state={state} aria-hidden="true" />;
}

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/* States also differ in shape: a glowing disc, a ring with a stroke, and a dotted ring. */
const light = css`
  position: relative;
  flex: none;
  box-sizing: border-box;
  inline-size: 0.7em;
  block-size: 0.7em;
  border: 2px dotted ${color.textMuted};
  border-radius: 50%;
  &[data-state="online"] {
    border: 0.35em solid ${color.success};
    box-shadow: 0 0 0 0.2em color-mix(in srgb, ${color.success} 25%, transparent);
    ${media.forcedColors} {
      border-color: CanvasText;
    }
  }
  &[data-state="offline"] {
    border: 2px solid ${color.danger};
    &::after {
      content: "";
      position: absolute;
      inset: calc(50% - 1px) -0.15em;
      border-block-start: 2px solid ${color.danger};
      rotate: -45deg;
    }
  }
  &[data-state="asking"] {
    ${media.motion} {
      animation: ${breathe} 1.6s ease-in-out infinite;
    }
    /* No query without JavaScript. */
    ${withoutScripts} & {
      animation: none;
    }
  }
`;
