import { css, keyframes } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, space } from "../../styling/theme/tokens";

const dark = () => `color-mix(in srgb, ${color.text} 30%, transparent)`;
/** Shadows at the sides of a table that scrolls: a moving layer covers a fixed one at the ends. */
const shade = (side: string) =>
  `linear-gradient(to ${side}, transparent, ${color.surface} 70%) ${side} / 3rem 100% no-repeat local`;
const more = (side: string) =>
  `linear-gradient(to ${side}, transparent, ${dark()}) ${side} / 1rem 100% no-repeat`;

const appear = keyframes`
  from { opacity: 0; }
  5%, to { opacity: 1; }
`;

const disappear = keyframes`
  from, 95% { opacity: 1; }
  to { opacity: 0; }
`;

const edgeAppears = keyframes`
  from { border-color: transparent; }
  5%, to { border-color: ${color.border}; }
`;

const followsScrolling = "@supports (animation-timeline: scroll(inline))";

/** Scrolls horizontally on phones, and in both directions on wide screens. */
export const wideFrame = css`
  overflow: auto;
  background: ${shade("left")}, ${shade("right")}, ${more("left")}, ${more("right")}, ${color.surface};
  ${media.medium} {
    max-block-size: 85vh;
  }
  /* These shadows also cover the backgrounds of rows. Without overflow, the timeline is inactive and they are hidden. */
  ${followsScrolling} {
    display: grid;
    isolation: isolate;
    background: ${color.surface};
    > table {
      grid-area: 1 / 1;
    }
    &::before,
    &::after {
      content: "";
      position: sticky;
      z-index: 3;
      grid-area: 1 / 1;
      inline-size: 0;
      opacity: 0;
      box-shadow: 0 0 1rem 0.25rem ${dark()};
      pointer-events: none;
    }
    &::before {
      inset-inline-start: 0;
      animation: ${appear} linear both;
      animation-timeline: scroll(inline);
    }
    &::after {
      inset-inline-end: 0;
      justify-self: end;
      animation: ${disappear} linear both;
      animation-timeline: scroll(inline);
    }
    /* Row headers are sticky there, with their own edge. */
    ${media.medium} {
      &::before {
        content: none;
      }
    }
  }
  ${media.withoutGrounds} {
    background: none;
    &::before,
    &::after {
      content: none;
    }
  }
  ${media.print} {
    overflow: visible;
    max-block-size: none;
  }
`;

/** A table with few rows does not scroll vertically. */
export const wholeFrame = css`
  ${media.medium} {
    max-block-size: none;
  }
`;

/** Scrolls only if columns would become too narrow. */
export const wide = css`
  inline-size: auto;
  min-inline-size: 100%;
  overflow-wrap: break-word;
  th,
  td {
    min-inline-size: 4.75rem;
    max-inline-size: 16rem;
    padding-inline: ${space[2]};
  }
  thead :is(th, td) {
    inset-block-start: 0;
  }
  ${media.belowMedium} {
    inline-size: max-content;
    thead :is(th, td) {
      vertical-align: top;
    }
  }
  ${media.medium} {
    th[scope="row"],
    thead :is(th, td):first-child {
      position: sticky;
      inset-inline-start: 0;
      border-inline-end: 1px solid ${color.border};
      ${followsScrolling} {
        border-inline-end-color: transparent;
        animation: ${edgeAppears} linear;
        animation-timeline: scroll(inline);
      }
    }
    th[scope="row"] {
      background: ${color.surface};
    }
    thead :is(th, td):first-child {
      z-index: 2;
    }
  }
`;
