import { css } from "@emotion/react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, edge, gutter, radius, shadow, size, space } from "../../styling/theme/tokens";

// A browser that cannot lay it below its button lays it below the header, along its whole width.
export const panel = css`
  position: fixed;
  inset: calc(4rem + 1px) ${gutter} auto;
  inline-size: auto;
  margin: 0;
  padding: ${space[2]};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${edge}, ${shadow[3]};
  white-space: normal;
  overscroll-behavior: contain;
  @supports (anchor-scope: --group) {
    position-anchor: --group;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline;
    inset: auto;
    inline-size: fit-content;
    min-inline-size: 13rem;
    max-inline-size: min(24rem, 100vw - 2rem);
    max-block-size: calc(100vh - 6rem);
    margin-block-start: 0.8rem;
    margin-inline-end: ${space[2]};
  }
  @supports not selector(:popover-open) {
    position: static;
    ${withoutScripts} & {
      border: 0;
      box-shadow: none;
    }
  }
  ${media.motion} {
    transition:
      opacity 150ms,
      translate 150ms;
    &:popover-open {
      @starting-style {
        opacity: 0;
        translate: 0 -0.375rem;
      }
    }
  }
`;

export const link = css`
  min-block-size: 2.75rem;
  font-size: ${size.s};
  line-height: 1.35;
`;
