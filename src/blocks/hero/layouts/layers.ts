import { css, keyframes } from "@emotion/react";
import { media } from "../../../styling/theme/media";

const away = keyframes`
  to { translate: 0 var(--away); }
`;

/* Pictures on top of each other. The farther ones follow the visitor who scrolls. */
export const layers = css`
  display: grid;
  overflow: clip;
  > * {
    position: relative;
    display: grid;
    grid-area: 1 / 1;
    border-radius: inherit;
  }
  ${media.motion} {
    @supports (animation-timeline: scroll(root)) {
      > :not(:last-child) {
        --away: 12%;
        animation: ${away} linear both;
        animation-timeline: scroll(root);
        animation-range: 0 40rem;
      }
      > :nth-last-child(2) {
        --away: 6%;
      }
    }
  }
  ${media.forcedColors} {
    > :not(:first-child) {
      display: none;
    }
  }
`;
