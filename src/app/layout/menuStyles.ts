import { css, keyframes } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, duration, ease, radius, shadow, size, space } from "../../styling/theme/tokens";
import { unfolded } from "./Fold";

const slideIn = keyframes`
  from { opacity: 0; translate: 2rem 0; }
`;

const slideInRtl = keyframes`
  from { opacity: 0; translate: -2rem 0; }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

/* The dialog is closed at first, so its styles are not critical CSS. */
export const sheet = css`
  inline-size: min(22rem, 100vw - 3.5rem);
  max-inline-size: none;
  block-size: 100vh;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow[3]};
  overscroll-behavior: contain;
  /* A popover stays open when the header gets wide enough. */
  ${unfolded} {
    display: none;
  }
  &::backdrop {
    background: color-mix(in srgb, ${color.background} 70%, transparent);
    -webkit-backdrop-filter: blur(6px);
    backdrop-filter: blur(6px);
  }
  ${media.motion} {
    animation: ${slideIn} ${duration.normal} ${ease.out};
    &::backdrop {
      animation: ${fadeIn} ${duration.normal};
    }
    &:dir(rtl) {
      animation-name: ${slideInRtl};
    }
  }
`;

export const content = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  padding: 0.75rem ${space[4]} ${space[5]};
  li li > * {
    min-block-size: 2.75rem;
    font-size: ${size.m};
  }
`;

export const closeButton = css`
  display: grid;
  place-items: center;
  align-self: flex-end;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-block-end: ${space[2]};
  border-radius: ${radius.m};
`;

export const link = css`
  min-block-size: 3.25rem;
  padding-inline: ${space[4]};
  font-size: ${size.l};
`;

export const social = css`
  margin-block-start: auto;
  padding-block-start: ${space[6]};
`;
