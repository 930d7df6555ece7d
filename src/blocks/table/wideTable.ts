import { css, keyframes } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, space } from "../../styling/theme/tokens";

const dark = () => `color-mix(in srgb, ${color.text} 30%, transparent)`;
/** The shade at a side behind which more of the table is: it is painted on what moves and on what stays, and meets at the ends. */
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

/** One box of the page: on a phone, it scrolls to its sides alone. */
export const wideFrame = css`
  overflow: auto;
  background: ${shade("left")}, ${shade("right")}, ${more("left")}, ${more("right")}, ${color.surface};
  ${media.medium} {
    max-block-size: 85vh;
  }
  /* The shade lies over the grounds of rows too. Where nothing scrolls, its timeline stands still and it is not seen. */
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
    /* There, the names of rows stay, and have an edge of their own. */
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

/** The page alone scrolls past few rows; with more of them, the titles stay in view as the frame scrolls. */
export const wholeFrame = css`
  ${media.medium} {
    max-block-size: none;
  }
`;

/** Its words break into lines for as long as the columns stay readable; only then it scrolls. */
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
